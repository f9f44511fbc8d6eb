local law = require "lawspeaker"

law.scenario {
    name = "diplomacy makes two planets ready",
    rule = "T7",
    game = "transactions",
    options = { talk = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "rim", q = 3, r = 0 },
            { name = "far", q = 9, r = 0 },
        },
        unit = {
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "far",
                place = "field",
            },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p1" },
            { "p2_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p2" },
        },
        planet = {
            {
                name = "home", system = "west", resources = 3, influence = 1, controller = "p1",
                exhausted = true,
            },
            {
                name = "annex", system = "west", resources = 2, influence = 2, controller = "p1",
                exhausted = true,
            },
            {
                name = "moon", system = "west", resources = 1, influence = 1, controller = "p1",
                exhausted = true,
            },
        },
        strategy_card = { { name = "diplomacy", number = 2, place = "strategy/p1" } },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "strategic diplomacy" }, { "p1", "readied", "home, moon" } },
    expect = {
        rows = {
            home = { exhausted = false }, annex = { exhausted = true },
            moon = { exhausted = false },
            diplomacy = { used = true },
        },
        events = { "strategic", "readied", "readied" },
    },
}
