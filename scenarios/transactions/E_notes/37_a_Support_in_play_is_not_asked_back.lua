local law = require "lawspeaker"

law.scenario {
    name = "a Support in play is not asked back",
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
                tokens = 3, points = 1, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p2",
            },
        },
        promissory = {
            { name = "p2_support", giver = "p2", kind = "support", place = "in_play/p1" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "propose p1 takes note_in_play p2_support", refused = "37" },
        { "p2", "talk", "propose p1 takes note p2_support" },
        { "p1", "talk", "accept 1", refused = "T1" },
    },
    expect = { rows = { p1_sheet = { points = 1 }, p2_support = { place = "in_play/p1" } } },
}
