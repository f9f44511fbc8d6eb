local law = require "lawspeaker"

law.scenario {
    name = "a promise leaves the transaction of the turn",
    rule = "50",
    game = "transactions",
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 1, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, trade_goods = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "deal p2 promises stay_out system_2" },
        { "p2", "talk", "accept 1" },
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "accept 3" },
    },
    expect = { rows = { p2_sheet = { trade_goods = 1 } }, events = { "promised", "traded" } },
}
