local law = require "lawspeaker"

law.scenario {
    name = "a wormhole leads off the map",
    rule = "24",
    game = "transactions",
    rules = { deals = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0, wormholes = { "delta" } },
            { name = "east", wormholes = { "delta" } },
        },
        unit = {
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "east",
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
    },
    step = { "turn", "p1" },
    answers = { { "p1", "talk", "propose p2 gives 1 trade_good" }, { "p2", "talk", "accept 1" } },
    expect = { rows = { p2_sheet = { trade_goods = 4 } } },
}
