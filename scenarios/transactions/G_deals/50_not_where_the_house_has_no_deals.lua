local law = require "lawspeaker"

law.scenario {
    name = "not where the house has no deals",
    rule = "50",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { speaker = "p1" },
        system = {
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "far", q = 5, r = 0 },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p2",
            },
        },
        strategy_card = {
            { name = "leadership", place = "pool", number = 1 },
            { name = "trade", place = "pool", number = 5 },
        },
    },
    phase = "strategy",
    expect = { pending = { "p1: strategy" } },
}
