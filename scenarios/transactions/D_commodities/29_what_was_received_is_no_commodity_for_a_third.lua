local law = require "lawspeaker"

law.scenario {
    name = "what was received is no commodity for a third",
    rule = "29",
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
                "p1_sheet", faction = "sol", maximum = 4, commodities = 0, trade_goods = 3,
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
        { "p1", "talk", "propose p2 takes 2 commodity" },
        { "p2", "talk", "accept 1" },
        { "p3", "talk", "pass" },
        { "p1", "talk", "propose p3 gives 1 commodity", refused = "T1" },
        { "p1", "talk", "propose p3 gives 5 trade_good" },
        { "p3", "talk", "accept 2" },
    },
    expect = {
        rows = {
            p1_sheet = { commodities = 0, trade_goods = 0 },
            p2_sheet = { commodities = 1, trade_goods = 3 },
            p3_sheet = { commodities = 3, trade_goods = 8 },
        },
    },
}
