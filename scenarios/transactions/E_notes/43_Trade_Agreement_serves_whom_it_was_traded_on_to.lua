local law = require "lawspeaker"

law.scenario {
    name = "Trade Agreement serves whom it was traded on to",
    rule = "43",
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
                name = "p3_infantry_1", kind = "infantry", owner = "p3", at = "far",
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
            {
                "p3_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p3",
            },
        },
        promissory = {
            {
                name = "p1_trade_agreement", giver = "p1", kind = "trade_agreement",
                place = "notes/p3",
            },
        },
        action_card = { { name = "supplies_1", kind = "supplies", place = "cards/p1" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "action", "play supplies_1" },
        { "p3", "trade_agreement", "play p1_trade_agreement" },
    },
    expect = {
        rows = {
            p1_sheet = { commodities = 0, trade_goods = 3 },
            p1_trade_agreement = { place = "notes/p1" },
            p2_sheet = { commodities = 3, trade_goods = 3 },
            p3_sheet = { commodities = 3, trade_goods = 7 },
        },
    },
}
