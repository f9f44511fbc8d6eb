local law = require "lawspeaker"

law.scenario {
    name = "the house allows two notes a side",
    rule = "6",
    game = "transactions",
    rules = { deals = false, notes_a_side = 2 },
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
        promissory = {
            { name = "p1_ceasefire", giver = "p1", kind = "ceasefire", place = "notes/p1" },
            {
                name = "p1_political_secret", giver = "p1", kind = "political_secret",
                place = "notes/p1",
            },
            { name = "p2_ceasefire", giver = "p2", kind = "ceasefire", place = "notes/p2" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        {
            "p1", "talk",
            "propose p2 gives note p1_ceasefire note p1_political_secret takes 3 trade_good",
        },
        { "p2", "talk", "accept 1" },
    },
    expect = {
        rows = {
            p1_ceasefire = { place = "notes/p2" }, p1_political_secret = { place = "notes/p2" },
        },
    },
}
