local law = require "lawspeaker"

law.scenario {
    name = "the active player scores first",
    rule = "42",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, points = 9, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, points = 9, place = "sheets/p2" },
        },
        promissory = {
            { name = "p1_support", giver = "p1", kind = "support",
                title = "Support for the Throne", place = "notes/p1" },
            { name = "p2_support", giver = "p2", kind = "support",
                title = "Support for the Throne", place = "notes/p2" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 gives note p1_support takes note p2_support" },
        { "p2", "talk", "accept 1" },
    },
    expect = { result = { winners = { "p1" } } },
}
