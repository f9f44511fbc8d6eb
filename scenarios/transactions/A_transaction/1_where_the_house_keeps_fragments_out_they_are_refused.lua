local law = require "lawspeaker"

law.scenario {
    name = "where the house keeps fragments out they are refused",
    rule = "1",
    game = "transactions",
    rules = { deals = false, fragments = false },
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
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                cultural = 2, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                place = "sheets/p2",
            },
        },
    },
    step = { "turn", "p1" },
    answers = {
        {
            "p1", "talk", "propose p2 gives 1 cultural_fragment takes 1 trade_good",
            refused = "(3)",
        },
    },
    expect = { rows = { p1_sheet = { cultural = 2, trade_goods = 3 } } },
}
