local law = require "lawspeaker"

law.scenario {
    name = "others trade with Hacan far away",
    rule = "57",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { active = "p2", moment = "turn", actions = 1 },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 3, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "hacan", maximum = 6, trade_goods = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
    },
    step = { "turn", "p2" },
    answers = { { "p2", "talk", "propose p1 takes 1 trade_good" }, { "p1", "talk", "accept 1" } },
    expect = { rows = { p2_sheet = { trade_goods = 1 } } },
}
