local law = require "lawspeaker"

law.scenario {
    name = "what was proposed on an agenda that is replaced is gone",
    rule = "T1",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { moment = "agenda", speaker = "p1" },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 5, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1", influence = 2 },
            { name = "planet_2", system = "system_2", controller = "p2", influence = 2 },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, trade_goods = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        action_card = { { name = "veto_1", kind = "veto", place = "cards/p2" } },
        agenda_card = {
            { name = "duty_1", kind = "duty", place = "agenda" },
            { name = "honours_1", kind = "honours", place = "agenda_deck" },
        },
    },
    step = { "agenda" },
    answers = {
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "pass" },
        { "p1", "talk", "pass" },
        { "p2", "react", "veto_1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "accept 1", refused = "" },
    },
    expect = { rows = { p1_sheet = { trade_goods = 1 } } },
}
