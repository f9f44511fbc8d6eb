local law = require "lawspeaker"

law.scenario {
    name = "the giver may come to the holder",
    rule = "41",
    game = "transactions",
    options = { talk = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, points = 1, place = "sheets/p2" },
        },
        unit = {
            { name = "cruiser_1", owner = "p2", kind = "cruiser", at = "system_2",
                place = "field" },
            { name = "carrier_1", owner = "p1", kind = "carrier", at = "system_1",
                place = "field" },
        },
        promissory = {
            { name = "p1_support", giver = "p1", kind = "support",
                title = "Support for the Throne", place = "in_play/p2" },
        },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "activate system_2" } },
    expect = { rows = { p2_sheet = { points = 1 }, p1_support = { place = "in_play/p2" } } },
}
