local law = require "lawspeaker"

law.scenario {
    name = "agendas the house has one",
    rule = "10",
    game = "transactions",
    rules = { agendas = 1 },
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
        agenda_card = {
            { name = "duty_1", kind = "duty", place = "agenda" },
            { name = "chair_1", kind = "chair", place = "agenda_deck" },
            { name = "fair_1", kind = "fair", place = "agenda_deck" },
        },
        strategy_card = {
            { name = "trade", number = 5, place = "pool" },
            { name = "technology", number = 7, place = "pool" },
        },
    },
    phase = "agenda",
    answers = { { "p2", "vote", "for" }, { "p1", "vote", "for" } },
    expect = { pending = { "p1: strategy" }, places = { agenda_deck = 2 } },
}
