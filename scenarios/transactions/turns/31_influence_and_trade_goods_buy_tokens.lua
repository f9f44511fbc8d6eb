local law = require "lawspeaker"

law.scenario {
    name = "influence and trade goods buy tokens",
    rule = "31",
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
            {
                "p1_sheet", faction = "sol", maximum = 4, tokens = 3, trade_goods = 4,
                place = "sheets/p1",
            },
            { "p2_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p2" },
        },
        planet = {
            { name = "rock", system = "west", resources = 0, influence = 2, controller = "p1" },
        },
        strategy_card = { { name = "leadership", number = 1, place = "strategy/p1" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "action", "strategic leadership" },
        { "p1", "tokens", 1 },
        { "p1", "pay", "rock" },
    },
    expect = { rows = { p1_sheet = { tokens = 7, trade_goods = 3 }, rock = { exhausted = true } } },
}
