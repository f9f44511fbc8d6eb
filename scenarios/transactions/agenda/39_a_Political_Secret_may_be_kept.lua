local law = require "lawspeaker"

law.scenario {
    name = "a Political Secret may be kept",
    rule = "39",
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
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        promissory = {
            { name = "p2_political_secret", giver = "p2", kind = "political_secret",
                title = "Political Secret", place = "notes/p1" },
        },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = { { "p1", "political_secret", "keep" } },
    expect = { pending = { "p2: vote" }, rows = { p2_political_secret = { place = "notes/p1" } } },
}
