local law = require "lawspeaker"

law.scenario {
    name = "Trade Convoys go to the hand and not into play",
    rule = "40",
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
                "p1_sheet", faction = "hacan", maximum = 6, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p2",
            },
        },
        promissory = {
            {
                name = "p1_trade_convoys", giver = "p1", kind = "faction", title = "Trade Convoys",
                place = "notes/p1",
            },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 gives note p1_trade_convoys takes 2 trade_good" },
        { "p2", "talk", "accept 1" },
    },
    expect = {
        rows = {
            p1_sheet = { commodities = 3, trade_goods = 5 },
            p1_trade_convoys = { place = "notes/p2" },
            p2_sheet = { commodities = 3, trade_goods = 1 },
        },
    },
}
