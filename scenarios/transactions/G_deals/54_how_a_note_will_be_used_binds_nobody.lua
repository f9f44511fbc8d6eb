local law = require "lawspeaker"

law.scenario {
    name = "how a note will be used binds nobody",
    rule = "54",
    game = "transactions",
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        unit = {
            { name = "cruiser_1", owner = "p1", kind = "cruiser", at = "system_1",
                place = "field" },
            { name = "pds_1", owner = "p2", kind = "pds", on = "planet_2", place = "field" },
        },
        promissory = {
            { name = "p1_ceasefire", giver = "p1", kind = "ceasefire", title = "Ceasefire",
                place = "notes/p1" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "deal p2 gives note p1_ceasefire asks hold p1_ceasefire" },
        { "p2", "talk", "accept 1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "activate system_2" },
        { "p2", "ceasefire", "play p1_ceasefire" },
    },
    expect = { events = { "promised", "note_played", "broken" } },
}
