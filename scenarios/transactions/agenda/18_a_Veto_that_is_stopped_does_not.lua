local law = require "lawspeaker"

law.scenario {
    name = "a Veto that is stopped does not",
    rule = "18",
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
        action_card = {
            { name = "veto_1", kind = "veto", place = "cards/p2" },
            { name = "sabotage_1", kind = "sabotage", place = "cards/p1" },
        },
        agenda_card = {
            { name = "duty_1", kind = "duty", place = "agenda" },
            { name = "honours_1", kind = "honours", place = "agenda_deck" },
        },
    },
    step = { "agenda" },
    answers = { { "p2", "react", "veto_1" }, { "p1", "react", "sabotage_1" } },
    expect = {
        places = { agenda = { "duty_1" }, action_discard = { "veto_1", "sabotage_1" } },
        pending = { "p2: vote" },
    },
}
