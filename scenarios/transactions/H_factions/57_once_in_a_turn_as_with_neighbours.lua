local law = require "lawspeaker"

law.scenario {
    name = "once in a turn as with neighbours",
    rule = "57",
    game = "transactions",
    players = 3,
    rules = { deals = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 4, r = 0 },
            { name = "system_3", q = 5, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
            { name = "planet_3", system = "system_3", controller = "p3" },
        },
        sheet = {
            { "p1_sheet", faction = "hacan", maximum = 6, trade_goods = 3, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
            { "p3_sheet", faction = "norr", maximum = 3, trade_goods = 1, place = "sheets/p3" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "accept 1" },
        { "p3", "talk", "pass" },
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "accept 2", refused = "(T3)" },
    },
    expect = { rows = { p2_sheet = { trade_goods = 1 } } },
}
