local law = require "lawspeaker"

law.scenario {
    name = "a Political Secret changes nothing",
    rule = "56",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { moment = "agenda", speaker = "p1" },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "hacan", maximum = 6, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        promissory = {
            { name = "p1_political_secret", giver = "p1", kind = "political_secret",
                title = "Political Secret", place = "notes/p2" },
        },
        action_card = { { name = "windfall_1", kind = "windfall", place = "cards/p1" } },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = {
        { "p2", "political_secret", "play p1_political_secret" },
        { "p1", "talk", "propose p2 gives action_card windfall_1" },
        { "p2", "talk", "accept 1" },
    },
    expect = { rows = { windfall_1 = { place = "cards/p2" } } },
}
