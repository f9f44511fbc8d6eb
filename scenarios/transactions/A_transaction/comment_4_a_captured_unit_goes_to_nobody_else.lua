local law = require "lawspeaker"

law.scenario {
    name = "a captured unit goes to nobody else",
    rule = "47",
    game = "transactions",
    players = 3,
    rules = { deals = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "far", q = 4, r = 0 },
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
                name = "p3_infantry_1", kind = "infantry", owner = "p3", at = "middle",
                place = "field",
            },
            { name = "p2_cruiser_1", kind = "cruiser", owner = "p2", place = "captured/p1" },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 1, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                place = "sheets/p2",
            },
            {
                "p3_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                place = "sheets/p3",
            },
        },
    },
    step = { "turn", "p1" },
    answers = {
        {
            "p1", "talk", "propose p3 gives captured p2_cruiser_1 takes 2 trade_good",
            refused = "(47)",
        },
    },
    expect = { rows = { p2_cruiser_1 = { place = "captured/p1" } } },
}
