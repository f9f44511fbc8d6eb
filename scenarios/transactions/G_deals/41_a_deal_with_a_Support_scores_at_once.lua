local law = require "lawspeaker"

law.scenario {
    name = "a deal with a Support scores at once",
    rule = "41",
    game = "transactions",
    rules = { deals = true },
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
        promissory = {
            { name = "p1_support", giver = "p1", kind = "support", place = "notes/p1" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "deal p2 gives note p1_support asks stay_out west" },
        { "p2", "talk", "accept 1" },
    },
    expect = {
        rows = { p1_support = { place = "in_play/p2" }, p2_sheet = { points = 1 } },
        events = { "traded", "promised" },
    },
}
