local law = require "lawspeaker"

law.scenario {
    name = "five trade goods are a point",
    rule = "31",
    game = "transactions",
    rules = { agendas = 0 },
    options = { talk = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "rim", q = 3, r = 0 },
            { name = "far", q = 9, r = 0 },
        },
        unit = {
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "far",
                place = "field",
            },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, tokens = 3, trade_goods = 6,
                place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, tokens = 3, commodities = 9,
                place = "sheets/p2",
            },
        },
    },
    phase = "status",
    answers = { { "p1", "buy_point", "yes" } },
    expect = { rows = { p1_sheet = { points = 1, trade_goods = 1 }, p2_sheet = { points = 0 } } },
}
