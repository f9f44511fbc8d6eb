local law = require "lawspeaker"

law.scenario {
    name = "each two trade neighbours or not",
    rule = "10",
    game = "transactions",
    rules = { deals = false },
    players = 3,
    state = {
        globals = { moment = "agenda", speaker = "p2" },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 3, r = 0 },
            { name = "system_3", q = 6, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
            { name = "planet_3", system = "system_3", controller = "p3" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, trade_goods = 1, place = "sheets/p2" },
            { "p3_sheet", faction = "mentak", maximum = 2, place = "sheets/p3" },
        },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = { { "p2", "talk", "propose p3 gives 1 trade_good" }, { "p3", "talk", "accept 1" } },
    expect = { rows = { p3_sheet = { trade_goods = 1 } } },
}
