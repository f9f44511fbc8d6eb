local law = require "lawspeaker"

law.scenario {
    name = "warfare takes a token back",
    rule = "T7",
    game = "transactions",
    options = { talk = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0, activated = { "p1" } },
            { name = "middle", q = 1, r = 0, activated = { "p1", "p2" } },
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
        strategy_card = { { name = "warfare", number = 6, place = "strategy/p1" } },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "strategic warfare" }, { "p1", "taken_back", "middle" } },
    expect = {
        rows = {
            middle = { activated = { "p2" } }, west = { activated = { "p1" } },
            p1_sheet = { tokens = 4 },
        },
        events = { "taken_back" },
    },
}
