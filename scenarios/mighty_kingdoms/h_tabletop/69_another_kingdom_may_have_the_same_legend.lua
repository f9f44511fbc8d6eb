local law = require "lawspeaker"

law.scenario {
    name = "another kingdom may have the same legend",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        globals = { month = 6, army_count = 3 },
        token = {
            { name = "army_1", kind = "army", owner = "p2", place = "field/A1" },
        },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/A1" },
        },
        unit = {
            { army = "army_1", name = "Old Marshal", points = 100, strength = 1,
                kinds = { "legend" }, item = "Horn", place = "list/p2" },
        },
        kingdom = { { gold = 5, food = 5, place = "realm/p1" } },
    },
    phase = "build",
    answers = {
        { "p1", "build", "army B2" },
        { "p1", "army_list", "Old Marshal 100 1 legend item Horn" },
    },
    expect = {
        places = { ["list/p1"] = 1 },
        events = { { "army_list", list = "Old Marshal 100 1 legend item Horn" } },
    },
}
