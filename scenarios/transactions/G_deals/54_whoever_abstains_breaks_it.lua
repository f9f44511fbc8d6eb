local law = require "lawspeaker"

law.scenario {
    name = "whoever abstains breaks it",
    rule = "54",
    game = "transactions",
    state = {
        globals = { moment = "agenda", speaker = "p1" },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 1, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1", influence = 3 },
            { name = "planet_2", system = "system_2", controller = "p2", influence = 3 },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, trade_goods = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = {
        { "p1", "talk", "deal p2 gives 1 trade_good asks vote for" },
        { "p2", "talk", "accept 1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p2", "vote", "abstain" },
    },
    expect = {
        events = {
            "promised",
            "abstained",
            { "broken", by = "p2", to = "p1" },
        },
        no_events = { "kept" },
        rows = { p2_sheet = { trade_goods = 1 } },
    },
}
