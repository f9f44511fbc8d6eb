local law = require "lawspeaker"

law.scenario {
    name = "a deal does not move a relic",
    rule = "3",
    game = "transactions",
    rules = { deals = true },
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
                tokens = 3, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p2",
            },
        },
        relic = { { name = "prism", place = "relics/p1" } },
    },
    step = { "turn", "p1" },
    answers = {
        {
            "p1", "talk", "deal p2 gives relic prism takes 1 trade_good promises stay_out far",
            refused = "3",
        },
    },
    expect = { rows = { prism = { place = "relics/p1" } } },
}
