local law = require "lawspeaker"

law.scenario {
    name = "in an agenda the first from the speaker scores first",
    rule = "T8",
    game = "transactions",
    rules = { deals = false },
    players = 3,
    state = {
        globals = { moment = "agenda", speaker = "p2" },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 1, r = 0 },
            { name = "system_3", q = 0, r = 1 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
            { name = "planet_3", system = "system_3", controller = "p3" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, points = 9, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
            { "p3_sheet", faction = "mentak", maximum = 2, points = 9, place = "sheets/p3" },
        },
        promissory = {
            { name = "p1_support", giver = "p1", kind = "support",
                title = "Support for the Throne", place = "notes/p1" },
            { name = "p3_support", giver = "p3", kind = "support",
                title = "Support for the Throne", place = "notes/p3" },
        },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = {
        { "p2", "talk", "pass" },
        { "p3", "talk", "propose p1 gives note p3_support takes note p1_support" },
        { "p1", "talk", "accept 1" },
    },
    expect = { result = { winners = { "p3" } } },
}
