-- When p1 proposes it it would have seven cards and need no discard; then p3 gives it one.
local law = require "lawspeaker"

law.scenario {
    name = "how many are needed is counted at acceptance",
    rule = "T5",
    game = "transactions",
    players = 3,
    rules = { deals = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = {
            { name = "system_1", q = 1, r = 0 },
            { name = "system_2", q = 0, r = 0 },
            { name = "system_3", q = 2, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
            { name = "planet_3", system = "system_3", controller = "p3" },
        },
        sheet = {
            { "p1_sheet", faction = "hacan", maximum = 6, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
            { "p3_sheet", faction = "norr", maximum = 3, place = "sheets/p3" },
        },
        action_card = {
            { name = "windfall_1", kind = "windfall", place = "cards/p1" },
            { name = "windfall_2", kind = "windfall", place = "cards/p1" },
            { name = "windfall_3", kind = "windfall", place = "cards/p1" },
            { name = "windfall_4", kind = "windfall", place = "cards/p1" },
            { name = "windfall_5", kind = "windfall", place = "cards/p1" },
            { name = "windfall_6", kind = "windfall", place = "cards/p1" },
            { name = "levy_1", kind = "levy", place = "cards/p2" },
            { name = "haste_1", kind = "haste", place = "cards/p3" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 takes action_card levy_1 discards action_card windfall_1" },
        { "p2", "talk", "pass" },
        { "p3", "talk", "propose p1 gives action_card haste_1" },
        { "p1", "talk", "accept 2" },
        { "p2", "talk", "accept 1" },
    },
    expect = {
        places = {
            ["cards/p1"] = 7,
            ["cards/p2"] = 0,
            ["cards/p3"] = 0,
            action_discard = { "windfall_1" },
        },
    },
}
