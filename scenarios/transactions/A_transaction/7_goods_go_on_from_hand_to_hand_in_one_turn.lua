local law = require "lawspeaker"

law.scenario {
    name = "goods go on from hand to hand in one turn",
    rule = "7",
    game = "transactions",
    rules = { deals = false },
    players = 4,
    state = {
        system = {
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "outer", q = -1, r = 0 },
            { name = "north", q = 0, r = -1 },
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
            {
                name = "p4_infantry_1", kind = "infantry", owner = "p4", at = "north",
                place = "field",
            },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, commodities = 0, trade_goods = 0,
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
            {
                "p4_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p4",
            },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 takes 3 commodity" },
        { "p2", "talk", "accept 1" },
        { "p3", "talk", "pass" },
        { "p4", "talk", "pass" },
        { "p1", "talk", "propose p3 gives 3 trade_good takes 2 commodity" },
        { "p3", "talk", "accept 2" },
        { "p4", "talk", "propose p1 gives 3 commodity takes 2 trade_good" },
        { "p1", "talk", "accept 3" },
    },
    expect = {
        rows = {
            p1_sheet = { commodities = 0, trade_goods = 3 },
            p2_sheet = { commodities = 0, trade_goods = 3 },
            p3_sheet = { commodities = 1, trade_goods = 6 },
            p4_sheet = { commodities = 0, trade_goods = 5 },
        },
    },
}
