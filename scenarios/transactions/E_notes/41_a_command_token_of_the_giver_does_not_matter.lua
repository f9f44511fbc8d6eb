local law = require "lawspeaker"

law.scenario {
    name = "a command token of the giver does not matter",
    rule = "41",
    game = "transactions",
    options = { talk = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 1, r = 0, activated = { "p2" } },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 1, points = 1,
                place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        promissory = {
            { name = "p2_support", giver = "p2", kind = "support",
                title = "Support for the Throne", place = "in_play/p1" },
        },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "activate system_2" } },
    expect = { rows = { p1_sheet = { points = 1 }, p2_support = { place = "in_play/p1" } } },
}
