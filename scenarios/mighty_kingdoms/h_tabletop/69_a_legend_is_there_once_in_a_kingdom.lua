local law = require "lawspeaker"

law.scenario {
    name = "a legend is there once in a kingdom",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        globals = { month = 6, army_count = 3 },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B1" },
        },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/A1" },
        },
        unit = {
            { army = "army_1", name = "Old Marshal", points = 100, strength = 1,
                kinds = { "legend" }, place = "list/p1" },
        },
        kingdom = { { gold = 5, food = 5, place = "realm/p1" } },
    },
    phase = "build",
    answers = {
        { "p1", "build", "army B2" },
        { "p1", "army_list",
            "Old Marshal 100 1 legend", refused = "the kingdom has the legend Old Marshal" },
        { "p1", "army_list", "old marshal 90 2 legend", refused = "the kingdom has the legend" },
    },
    expect = {
        pending = { "p1: army_list" },
        legal = { "Old Marshal 100 1", "Grey Lady 100 1 legend" },
    },
}
