local law = require "lawspeaker"

law.scenario {
    name = "again on the next agenda",
    rule = "10",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { moment = "agenda", speaker = "p1" },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1", influence = 3 },
            { name = "planet_2", system = "system_2", controller = "p2", influence = 3 },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, trade_goods = 3, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, trade_goods = 1, place = "sheets/p2" },
        },
        agenda_card = {
            { name = "fair_1", kind = "fair", place = "agenda" },
            { name = "honours_1", kind = "honours", place = "agenda_deck" },
            { name = "chair_1", kind = "chair", place = "agenda_deck" },
        },
    },
    phase = "agenda",
    answers = {
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "accept 1" },
        { "p2", "vote", "against" },
        { "p1", "vote", "abstain" },
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "accept 2" },
    },
    expect = { rows = { p1_sheet = { trade_goods = 1 } } },
}
