local law = require "lawspeaker"

law.scenario {
    name = "the disbanded army goes and the new one comes",
    rule = "70",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { army_count = 8 },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/A1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_4", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_5", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_6", kind = "army", owner = "p1", place = "field/B1" },
        },
        kingdom = { { "first", gold = 2, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "replace army_2 A1" } },
    expect = {
        rows = { first = { gold = 1 }, army_9 = { place = "field/A1" } },
        places = { ["field/B1"] = { "army_1", "army_3", "army_4", "army_5", "army_6" } },
        events = {
            { "destroyed", token = "army_2", cause = "disbanded" }, { "army", army = "army_9" },
        },
    },
}
