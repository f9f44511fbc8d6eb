local law = require "lawspeaker"

law.scenario {
    name = "who has a planet is in",
    rule = "44",
    game = "transactions",
    options = { talk = false },
    players = 3,
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
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
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
            { "p3_sheet", faction = "mentak", maximum = 2, place = "sheets/p3" },
        },
        promissory = {
            { name = "p3_ceasefire", giver = "p3", kind = "ceasefire", title = "Ceasefire",
                place = "notes/p2" },
        },
        action_card = { { name = "windfall_1", kind = "windfall", place = "cards/p1" } },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "play windfall_1" } },
    expect = { no_events = { "out" }, rows = { p3_ceasefire = { place = "notes/p2" } } },
}
