local law = require "lawspeaker"

law.scenario {
    name = "it is not passed on",
    rule = "40",
    game = "transactions",
    rules = { deals = false },
    players = 3,
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 1, r = 0 },
            { name = "system_3", q = 0, r = 1 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
            { name = "planet_3", system = "system_3", controller = "p3" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
            { "p3_sheet", faction = "mentak", maximum = 2, place = "sheets/p3" },
        },
        promissory = {
            { name = "p1_support", giver = "p1", kind = "support",
                title = "Support for the Throne", place = "notes/p1" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 gives note p1_support" },
        { "p2", "talk", "accept 1" },
        { "p3", "talk", "pass" },
        { "p1", "talk", "propose p2 takes note p1_support" },
        { "p2", "talk", "accept 2", refused = "T1" },
    },
    expect = { rows = { p1_support = { place = "in_play/p2" } } },
}
