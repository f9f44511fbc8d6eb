local law = require "lawspeaker"

law.scenario {
    name = "one fault lets none of many goods go",
    rule = "T1",
    game = "transactions",
    rules = { deals = false },
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
                name = "p3_infantry_1", kind = "infantry", owner = "p3", at = "outer",
                place = "field",
            },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                unknown = 2, tokens = 3, place = "sheets/p1",
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
            { name = "p1_alliance", giver = "p1", kind = "alliance", place = "notes/p1" },
            { name = "p2_ceasefire", giver = "p2", kind = "ceasefire", place = "notes/p3" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        {
            "p1", "talk",
            "propose p2 gives 1 commodity 2 trade_good 1 unknown_fragment note p1_alliance takes "
                .. "3 commodity note p2_ceasefire",
        },
        { "p2", "talk", "accept 1", refused = "T1" },
    },
    expect = {
        rows = {
            p1_alliance = { place = "notes/p1" },
            p1_sheet = { commodities = 3, trade_goods = 3, unknown = 2 },
            p2_ceasefire = { place = "notes/p3" },
            p2_sheet = { commodities = 3, trade_goods = 3, unknown = 0 },
        },
    },
}
