local law = require "lawspeaker"

law.scenario {
    name = "the speaker votes last",
    rule = "10",
    game = "transactions",
    options = { talk = false },
    players = 3,
    state = {
        globals = { moment = "agenda", speaker = "p2" },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 1, r = 0 },
            { name = "system_3", q = 0, r = 1 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1", influence = 1 },
            { name = "planet_2", system = "system_2", controller = "p2", influence = 1 },
            { name = "planet_3", system = "system_3", controller = "p3", influence = 1 },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
            { "p3_sheet", faction = "mentak", maximum = 2, place = "sheets/p3" },
        },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = { { "p3", "vote", "for" }, { "p1", "vote", "for" } },
    expect = { pending = { "p2: vote" } },
}
