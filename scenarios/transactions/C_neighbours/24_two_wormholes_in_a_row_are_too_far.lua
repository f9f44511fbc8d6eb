local law = require "lawspeaker"

law.scenario {
    name = "two wormholes in a row are too far",
    rule = "24",
    game = "transactions",
    rules = { deals = false },
    players = 3,
    state = {
        system = {
            { name = "west", q = 0, r = 0, wormholes = { "alpha" } },
            { name = "outer", q = -1, r = 0 },
            { name = "gate", q = 9, r = 0, wormholes = { "alpha", "beta" } },
            { name = "far", q = 6, r = 0, wormholes = { "beta" } },
        },
        unit = {
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "far",
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
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "accept 1", refused = "4" },
    },
    expect = {
        rows = {
            p1_sheet = { commodities = 3, trade_goods = 3 },
            p2_sheet = { commodities = 3, trade_goods = 3 },
        },
    },
}
