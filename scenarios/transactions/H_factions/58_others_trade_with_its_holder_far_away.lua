local law = require "lawspeaker"

law.scenario {
    name = "others trade with its holder far away",
    rule = "58",
    game = "transactions",
    players = 4,
    rules = { deals = false },
    state = {
        globals = { active = "p4", moment = "turn", actions = 1 },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 1, r = 0 },
            { name = "system_3", q = 2, r = 0 },
            { name = "system_4", q = 9, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
            { name = "planet_3", system = "system_3", controller = "p3" },
            { name = "planet_4", system = "system_4", controller = "p4" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
            { "p3_sheet", faction = "hacan", maximum = 6, place = "sheets/p3" },
            { "p4_sheet", faction = "mentak", maximum = 2, trade_goods = 1, place = "sheets/p4" },
        },
        promissory = {
            {
                name = "p3_trade_convoys", giver = "p3", kind = "faction", title = "Trade Convoys",
                place = "in_play/p1",
            },
        },
    },
    step = { "turn", "p4" },
    answers = {
        { "p4", "talk", "propose p1 gives 1 trade_good" },
        { "p1", "talk", "accept 1" },
    },
    expect = { rows = { p1_sheet = { trade_goods = 1 } } },
}
