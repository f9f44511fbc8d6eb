local law = require "lawspeaker"

law.scenario {
    name = "a relic is not asked for",
    rule = "3",
    game = "transactions",
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
        },
        relic = { { name = "relic_1", place = "relics/p2" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 gives 3 trade_good takes relic relic_1", refused = "(3)" },
    },
    expect = { rows = { relic_1 = { place = "relics/p2" } } },
}
