local law = require "lawspeaker"

law.scenario {
    name = "deals the house has none",
    rule = "50",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 3, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
    },
    step = { "turn", "p1" },
    expect = { no_events = { "promised" }, pending = { "p1: action" } },
}
