local law = require "lawspeaker"

law.scenario {
    name = "everything at once in both directions",
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
                cultural = 1, tokens = 3, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                unknown = 2, tokens = 3, place = "sheets/p2",
            },
        },
        promissory = {
            { name = "p1_ceasefire", giver = "p1", kind = "ceasefire", place = "notes/p1" },
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
            "propose p2 gives 2 commodity 1 trade_good 1 cultural_fragment note p1_ceasefire "
                .. "takes 3 commodity 3 trade_good 2 unknown_fragment note p2_political_secret",
        },
        { "p2", "talk", "accept 1" },
    },
    expect = {
        rows = {
            p1_ceasefire = { place = "notes/p2" },
            p1_sheet = { commodities = 1, trade_goods = 8, cultural = 0, unknown = 2 },
            p2_political_secret = { place = "notes/p1" },
            p2_sheet = { commodities = 0, trade_goods = 3, cultural = 1, unknown = 0 },
        },
    },
}
