local law = require "lawspeaker"

law.scenario {
    name = "ships of creuss do",
    rule = "25",
    game = "transactions",
    options = { talk = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0, wormholes = { "alpha" } },
            { name = "gate", q = 5, r = 0, wormholes = { "alpha" } },
            { name = "other", q = 8, r = 0, wormholes = { "beta" } },
            { name = "far", q = 12, r = 0 },
        },
        unit = {
            { name = "p1_cruiser_1", kind = "cruiser", owner = "p1", at = "west", place = "field" },
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "far",
                place = "field",
            },
        },
        sheet = {
            { "p1_sheet", faction = "creuss", maximum = 4, tokens = 3, place = "sheets/p1" },
            { "p2_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p2" },
        },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "activate other" } },
    expect = { legal = { "p1_cruiser_1" } },
}
