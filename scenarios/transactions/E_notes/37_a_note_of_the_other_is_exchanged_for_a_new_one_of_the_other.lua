local law = require "lawspeaker"

law.scenario {
    name = "a note of the other is exchanged for a new one of the other",
    rule = "37",
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
        promissory = {
            { name = "p2_ceasefire", giver = "p2", kind = "ceasefire", place = "notes/p1" },
            {
                name = "p2_political_secret", giver = "p2", kind = "political_secret",
                place = "notes/p2",
            },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 gives note p2_ceasefire takes note p2_political_secret" },
        { "p2", "talk", "accept 1" },
    },
    expect = {
        rows = {
            p2_ceasefire = { place = "notes/p2" },
            p2_political_secret = { place = "notes/p1" },
        },
    },
}
