-- When p2 asks for two trade goods p1 has one; p3 gives it another before it accepts.
local law = require "lawspeaker"

law.scenario {
    name = "what comes in the meantime can be given",
    rule = "T1",
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
            { "p1_sheet", faction = "sol", maximum = 4, trade_goods = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
            { "p3_sheet", faction = "norr", maximum = 3, trade_goods = 1, place = "sheets/p3" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "propose p1 takes 2 trade_good" },
        { "p3", "talk", "propose p1 gives 1 trade_good" },
        { "p1", "talk", "accept 2" },
        { "p2", "talk", "pass" },
        { "p1", "talk", "accept 1" },
    },
    expect = { rows = { p1_sheet = { trade_goods = 0 }, p2_sheet = { trade_goods = 2 } } },
}
