local law = require "lawspeaker"

law.scenario {
    name = "each puts one army at a time in the player order",
    rule = "72",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/B1" },
            { controller = "p2", settlement = "fortress", place = "ground/C1" },
            { controller = "p2", settlement = "city", place = "ground/A2" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_4", kind = "army", owner = "p2", place = "field/C1" },
            { name = "army_5", kind = "army", owner = "p2", place = "field/C1" },
        },
    },
    phase = "deploy",
    answers = {
        { "p1", "deploy", "army_3 B1" }, { "p2", "deploy", "army_5 A2" },
        { "p1", "deploy", "army_1 A1" }, { "p2", "deploy", "army_4 A2" },
    },
    expect = {
        places = {
            ["field/A1"] = { "army_1", "army_2" }, ["field/B1"] = { "army_3" },
            ["field/A2"] = { "army_5", "army_4" }, ["camp/p1"] = 0,
        },
    },
}
