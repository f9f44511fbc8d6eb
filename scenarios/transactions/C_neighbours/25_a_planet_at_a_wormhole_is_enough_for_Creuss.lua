local law = require "lawspeaker"

law.scenario {
    name = "a planet at a wormhole is enough for Creuss",
    rule = "25",
    game = "transactions",
    rules = { deals = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0, wormholes = { "alpha" } },
            { name = "far", q = 6, r = 0, wormholes = { "beta" } },
        },
        planet = {
            { name = "planet_a", system = "far", controller = "p2", influence = 1, resources = 1 },
        },
        unit = {
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
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
        },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "talk", "propose p2 gives 1 trade_good" }, { "p2", "talk", "accept 1" } },
    expect = {
        rows = {
            p1_sheet = { commodities = 3, trade_goods = 2 },
            p2_sheet = { commodities = 3, trade_goods = 4 },
        },
    },
}
