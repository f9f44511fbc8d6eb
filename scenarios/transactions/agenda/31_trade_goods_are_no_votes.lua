local law = require "lawspeaker"

law.scenario {
    name = "trade goods are no votes",
    rule = "31",
    game = "transactions",
    options = { talk = false },
    state = {
        globals = { moment = "agenda", speaker = "p1" },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2", influence = 1 },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, trade_goods = 5, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = { { "p2", "vote", "against" } },
    expect = {
        events = { { "agenda_outcome", outcome = "against" } },
        rows = { p1_sheet = { trade_goods = 5 } },
    },
}
