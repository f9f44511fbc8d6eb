local law = require "lawspeaker"

law.scenario {
    name = "two notes of the one that is asked",
    rule = "6",
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
        promissory = {
            { name = "p2_ceasefire", giver = "p2", kind = "ceasefire", place = "notes/p2" },
            {
                name = "p2_political_secret", giver = "p2", kind = "political_secret",
                place = "notes/p2",
            },
        },
    },
    step = { "turn", "p1" },
    answers = {
        {
            "p1", "talk",
            "propose p2 gives 3 trade_good takes note p2_ceasefire note p2_political_secret",
            refused = "6",
        },
    },
    expect = {
        rows = {
            p1_sheet = { commodities = 3, trade_goods = 3 },
            p2_ceasefire = { place = "notes/p2" },
            p2_sheet = { commodities = 3, trade_goods = 3 },
        },
    },
}
