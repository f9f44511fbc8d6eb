local law = require "lawspeaker"

law.scenario {
    name = "what stood in a turn is gone in the next",
    rule = "T1",
    game = "transactions",
    rules = { deals = false },
    state = {
        system = {
            { name = "outer", q = -1, r = 0 },
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "far", q = 5, r = 0 },
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
                tokens = 3, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p2",
            },
        },
        strategy_card = {
            { name = "leadership", place = "strategy/p1", number = 1, used = true },
            { name = "technology", place = "strategy/p2", number = 7, used = true },
        },
    },
    phase = "action",
    answers = {
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "pass" },
        { "p1", "talk", "pass" },
        { "p1", "action", "pass" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p2", "talk", "accept 1", refused = "T1" },
    },
    expect = {
        rows = {
            p1_sheet = { commodities = 3, trade_goods = 3 },
            p2_sheet = { commodities = 3, trade_goods = 3 },
        },
        events = { "lapsed" },
    },
}
