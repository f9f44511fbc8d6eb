local law = require "lawspeaker"

law.scenario {
    name = "after a Recount who is ready votes again",
    rule = "18",
    game = "transactions",
    options = { talk = false },
    state = {
        globals = { moment = "agenda", speaker = "p1" },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1", influence = 3 },
            { name = "planet_2", system = "system_2", controller = "p2", influence = 3 },
            { name = "moon_1", system = "system_1", controller = "p1", influence = 1 },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        action_card = { { name = "recount_1", kind = "recount", place = "cards/p1" } },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = {
        { "p2", "vote", "for" },
        { "p1", "vote", "against" },
        { "p1", "votes", "planet_1" },
        { "p1", "react", "recount_1" },
        { "p1", "vote", "against" },
    },
    expect = {
        events = {
            "card_played",
            { "voted", player = "p1", votes = 1 },
            { "agenda_outcome", outcome = "against" },
        },
    },
}
