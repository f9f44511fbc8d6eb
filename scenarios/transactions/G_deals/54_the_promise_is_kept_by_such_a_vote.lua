local law = require "lawspeaker"

law.scenario {
    name = "the promise is kept by such a vote",
    rule = "54",
    game = "transactions",
    state = {
        globals = { moment = "agenda", speaker = "p1" },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1", influence = 3 },
            { name = "planet_2", system = "system_2", controller = "p2", influence = 3 },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, trade_goods = 2, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = {
        { "p1", "talk", "deal p2 gives 1 trade_good asks vote for 2" },
        { "p2", "talk", "accept 1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p2", "vote", "for" },
    },
    expect = {
        events = { "promised", { "voted", outcome = "for" }, "kept" },
        no_events = { "broken" },
    },
}
