local law = require "lawspeaker"

law.scenario {
    name = "as many planets as the voter names",
    rule = "31",
    game = "transactions",
    options = { talk = false },
    state = {
        globals = { moment = "agenda", speaker = "p1" },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1", influence = 3 },
            { name = "planet_2", system = "system_2", controller = "p2", influence = 3 },
            { name = "moon_1", system = "system_1", controller = "p1", influence = 1 },
            { name = "moon_2", system = "system_2", controller = "p2", influence = 2,
                exhausted = true },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = { { "p2", "vote", "for" }, { "p1", "vote", "against" }, { "p1", "votes", "moon_1" } },
    expect = {
        events = {
            { "exhausted", player = "p2", planet = "planet_2" },
            { "voted", player = "p2", votes = 3 },
            { "exhausted", player = "p1", planet = "moon_1" },
            { "voted", player = "p1", votes = 1 },
            { "agenda_outcome", outcome = "for" },
        },
        rows = { planet_1 = { exhausted = false }, moon_1 = { exhausted = true } },
    },
}
