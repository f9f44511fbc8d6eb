local law = require "lawspeaker"

law.scenario {
    name = "notes of two givers are two notes",
    rule = "6",
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
            { name = "p1_ceasefire", giver = "p1", kind = "ceasefire", place = "notes/p1" },
            { name = "p3_ceasefire", giver = "p3", kind = "ceasefire", place = "notes/p1" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 gives note p1_ceasefire note p3_ceasefire", refused = "6" },
    },
    expect = {
        rows = {
            p1_ceasefire = { place = "notes/p1" },
            p1_sheet = { commodities = 3, trade_goods = 3 },
            p2_sheet = { commodities = 3, trade_goods = 3 },
            p3_ceasefire = { place = "notes/p1" },
        },
    },
}
