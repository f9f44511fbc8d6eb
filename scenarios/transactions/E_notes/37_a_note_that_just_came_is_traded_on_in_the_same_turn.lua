local law = require "lawspeaker"

law.scenario {
    name = "a note that just came is traded on in the same turn",
    rule = "37",
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
            { name = "p2_ceasefire", giver = "p2", kind = "ceasefire", place = "notes/p2" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 takes note p2_ceasefire" },
        { "p2", "talk", "accept 1" },
        { "p3", "talk", "pass" },
        { "p1", "talk", "propose p3 gives note p2_ceasefire takes 3 trade_good" },
        { "p3", "talk", "accept 2" },
    },
    expect = {
        rows = {
            p1_sheet = { commodities = 3, trade_goods = 6 },
            p2_ceasefire = { place = "notes/p3" },
        },
    },
}
