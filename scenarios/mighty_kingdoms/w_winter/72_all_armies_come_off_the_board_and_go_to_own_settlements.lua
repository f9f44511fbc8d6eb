local law = require "lawspeaker"

law.scenario {
    name = "all armies come off the board and go to own settlements",
    rule = "72",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/B1" },
            { controller = "p1", settlement = "none", place = "ground/A2" },
            { controller = "p2", settlement = "city", place = "ground/C1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "deploy",
    expect = {
        pending = { "p1: deploy" },
        places = { ["field/A1"] = 0, ["camp/p1"] = 2 },
        legal = { "army_1 A1", "army_1 B1", "army_2 A1", "army_2 B1" },
        not_legal = { "army_1 C1", "army_1 A2", "army_1 B2", "pass" },
    },
}
