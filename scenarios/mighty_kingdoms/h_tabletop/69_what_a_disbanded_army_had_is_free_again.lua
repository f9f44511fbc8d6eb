local law = require "lawspeaker"

law.scenario {
    name = "what a disbanded army had is free again",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        globals = { month = 6, army_count = 3 },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_4", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_5", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_6", kind = "army", owner = "p1", place = "field/B1" },
        },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/A1" },
        },
        unit = {
            { army = "army_1", name = "Old Marshal", points = 100, strength = 1,
                kinds = { "legend" }, item = "Horn", place = "list/p1" },
        },
        kingdom = { { gold = 5, food = 5, place = "realm/p1" } },
    },
    phase = "build",
    answers = {
        { "p1", "build", "replace army_1 B2" },
    },
    expect = {
        pending = { "p1: army_list" },
        legal = { "Old Marshal 100 1 legend item Horn" },
    },
}
