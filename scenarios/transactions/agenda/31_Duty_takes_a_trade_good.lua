local law = require "lawspeaker"

law.scenario {
    name = "Duty takes a trade good",
    rule = "31",
    game = "transactions",
    options = { talk = false },
    state = {
        globals = { moment = "agenda", speaker = "p1" },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1", influence = 3 },
            { name = "planet_2", system = "system_2", controller = "p2", influence = 3 },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, commodities = 2, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, trade_goods = 2, place = "sheets/p2" },
        },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = { { "p2", "vote", "for" }, { "p1", "vote", "abstain" } },
    expect = {
        rows = { p1_sheet = { commodities = 2, trade_goods = 0 }, p2_sheet = { trade_goods = 1 } },
    },
}
