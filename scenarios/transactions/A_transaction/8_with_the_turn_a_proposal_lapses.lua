local law = require "lawspeaker"

law.scenario {
    name = "with the turn a proposal lapses",
    rule = "8",
    game = "transactions",
    rules = { deals = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "far", q = 4, r = 0 },
        },
        unit = {
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "middle",
                place = "field",
            },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 1, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 1, place = "sheets/p2",
            },
        },
        strategy_card = {
            { name = "leadership", number = 1, place = "strategy/p1" },
            { name = "trade", number = 5, place = "strategy/p2" },
        },
    },
    phase = "action",
    answers = {
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "pass" },
        { "p1", "talk", "pass" },
        { "p1", "action", "strategic leadership" },
        { "p1", "tokens", 0 },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p2", "talk", "accept 1", refused = true },
    },
    expect = {
        rows = { p1_sheet = { trade_goods = 3 }, p2_sheet = { trade_goods = 3 } },
        globals = { active = "p2" },
        events = { "lapsed" },
    },
}
