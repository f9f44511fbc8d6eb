local law = require "lawspeaker"

law.scenario {
    name = "two Supports swapped are a point each",
    rule = "42",
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
                tokens = 3, points = 2, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, points = 3, place = "sheets/p2",
            },
        },
        promissory = {
            { name = "p1_support", giver = "p1", kind = "support", place = "notes/p1" },
            { name = "p2_support", giver = "p2", kind = "support", place = "notes/p2" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 gives note p1_support takes note p2_support" },
        { "p2", "talk", "accept 1" },
    },
    expect = {
        rows = {
            p1_sheet = { points = 3 },
            p1_support = { place = "in_play/p2" },
            p2_sheet = { points = 4 },
            p2_support = { place = "in_play/p1" },
        },
        events = { { "points", player = "p1" }, { "points", player = "p2" } },
    },
}
