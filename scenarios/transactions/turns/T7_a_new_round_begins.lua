local law = require "lawspeaker"

law.scenario {
    name = "a new round begins",
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
        strategy_card = {
            { name = "leadership", number = 1, trade_goods = 0, place = "pool" },
            { name = "diplomacy", number = 2, trade_goods = 0, place = "pool" },
            { name = "politics", number = 3, trade_goods = 0, place = "pool" },
            { name = "construction", number = 4, trade_goods = 0, place = "pool" },
            { name = "trade", number = 5, trade_goods = 2, place = "pool" },
        },
        globals = { round = 1 },
    },
    phase = "strategy",
    expect = { globals = { round = 2 }, events = { { "round", round = 2 } } },
}
