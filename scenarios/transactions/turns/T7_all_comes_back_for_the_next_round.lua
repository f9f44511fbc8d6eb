local law = require "lawspeaker"

law.scenario {
    name = "all comes back for the next round",
    rule = "T7",
    game = "transactions",
    rules = { agendas = 0, round_tokens = 4 },
    options = { talk = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0, activated = { "p1" } },
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
            {
                "p1_sheet", faction = "sol", maximum = 4, tokens = 3, has_passed = true,
                place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, tokens = 3, has_passed = true,
                place = "sheets/p2",
            },
        },
        planet = {
            {
                name = "rock", system = "west", resources = 2, influence = 1, controller = "p1",
                exhausted = true,
            },
        },
        strategy_card = {
            { name = "trade", number = 5, used = true, place = "strategy/p1" },
            { name = "politics", number = 3, used = true, place = "strategy/p2" },
        },
    },
    phase = "status",
    expect = {
        rows = {
            west = { activated = {} }, p1_sheet = { tokens = 7, has_passed = false },
            rock = { exhausted = false },
            trade = { place = "pool", used = false },
        },
    },
}
