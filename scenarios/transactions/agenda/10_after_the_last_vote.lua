local law = require "lawspeaker"

law.scenario {
    name = "after the last vote",
    rule = "10",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { moment = "agenda", speaker = "p1" },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1", influence = 0 },
            { name = "planet_2", system = "system_2", controller = "p2", influence = 2 },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, trade_goods = 3, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, trade_goods = 1, place = "sheets/p2" },
        },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p2", "vote", "for" },
        { "p1", "talk", "propose p2 gives 3 trade_good" },
        { "p2", "talk", "accept 1" },
    },
    expect = { events = { "traded", "agenda_outcome" } },
}
