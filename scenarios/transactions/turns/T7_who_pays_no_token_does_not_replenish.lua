local law = require "lawspeaker"

law.scenario {
    name = "who pays no token does not replenish",
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
        strategy_card = { { name = "trade", number = 5, place = "strategy/p1" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "action", "strategic trade" },
        { "p1", "spared", "none" },
        { "p2", "secondary", "pass" },
    },
    expect = { rows = { p2_sheet = { commodities = 0, tokens = 3 } } },
}
