local law = require "lawspeaker"

law.scenario {
    name = "what an effect makes one give is no transaction",
    rule = "45",
    game = "transactions",
    rules = { deals = false },
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
        action_card = { { name = "levy_1", kind = "levy", place = "cards/p1" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "play levy_1" },
        { "p1", "talk", "propose p2 gives 1 trade_good takes 1 commodity" },
        { "p2", "talk", "accept 1" },
    },
    expect = {
        rows = {
            p1_sheet = { commodities = 3, trade_goods = 4 },
            p2_sheet = { commodities = 1, trade_goods = 4 },
        },
    },
}
