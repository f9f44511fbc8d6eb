local law = require "lawspeaker"

law.scenario {
    name = "who is beside the gate is not beside the home",
    rule = "24",
    game = "transactions",
    rules = { deals = false },
    players = 3,
    state = {
        system = {
            { name = "home", wormholes = { "delta" } },
            { name = "gate", q = 0, r = 0, wormholes = { "delta" } },
            { name = "next", q = 1, r = 0 },
        },
        unit = {
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "home",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "next",
                place = "field",
            },
            {
                name = "p3_infantry_1", kind = "infantry", owner = "p3", at = "gate",
                place = "field",
            },
        },
        sheet = {
            {
                "p1_sheet", faction = "creuss", maximum = 4, commodities = 3, trade_goods = 3,
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
