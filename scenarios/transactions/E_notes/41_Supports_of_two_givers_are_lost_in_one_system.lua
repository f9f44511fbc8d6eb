local law = require "lawspeaker"

law.scenario {
    name = "Supports of two givers are lost in one system",
    rule = "41",
    game = "transactions",
    rules = { deals = false },
    options = { talk = false },
    players = 3,
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
            {
                name = "p3_infantry_1", kind = "infantry", owner = "p3", at = "middle",
                place = "field",
            },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, points = 5, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p2",
            },
            {
                "p3_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p3",
            },
        },
        promissory = {
            { name = "p2_support", giver = "p2", kind = "support", place = "in_play/p1" },
            { name = "p3_support", giver = "p3", kind = "support", place = "in_play/p1" },
        },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "activate middle" } },
    expect = {
        rows = {
            p1_sheet = { points = 3 },
            p2_support = { place = "notes/p2" },
            p3_support = { place = "notes/p3" },
        },
    },
}
