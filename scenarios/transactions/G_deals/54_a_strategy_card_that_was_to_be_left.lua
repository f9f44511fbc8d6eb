local law = require "lawspeaker"

law.scenario {
    name = "a strategy card that was to be left",
    rule = "54",
    game = "transactions",
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
    answers = {
        { "p1", "talk", "deal p2 promises leave trade asks choose trade" },
        { "p2", "talk", "accept 1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "strategy", "trade" },
    },
    expect = { events = { { "broken", by = "p1" }, { "broken", by = "p2" } } },
}
