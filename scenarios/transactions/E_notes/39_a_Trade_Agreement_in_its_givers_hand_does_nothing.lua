local law = require "lawspeaker"

law.scenario {
    name = "a Trade Agreement in its giver's hand does nothing",
    rule = "39",
    game = "transactions",
    rules = { deals = false },
    options = { talk = false },
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
            {
                name = "p1_trade_agreement", giver = "p1", kind = "trade_agreement",
                place = "notes/p1",
            },
        },
        action_card = { { name = "supplies_1", kind = "supplies", place = "cards/p1" } },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "play supplies_1" } },
    expect = {
        rows = {
            p1_sheet = { commodities = 4, trade_goods = 3 },
            p1_trade_agreement = { place = "notes/p1" },
            p2_sheet = { commodities = 3, trade_goods = 3 },
        },
    },
}
