local law = require "lawspeaker"

law.scenario {
    name = "what the captor holds goes back when it is out",
    rule = "44",
    game = "transactions",
    rules = { deals = false },
    options = { talk = false },
    players = 3,
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
                name = "p3_infantry_1", kind = "infantry", owner = "p3", at = "outer",
                place = "field",
            },
            { name = "p1_cruiser_2", kind = "cruiser", owner = "p1", place = "captured/p2" },
            { name = "p2_cruiser_1", kind = "cruiser", owner = "p2", place = "captured/p3" },
            {
                name = "p2_fighter_1", kind = "fighter", owner = "p2", at = "middle",
                place = "field",
            },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "vuilraith", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p2",
            },
            {
                "p3_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p3",
            },
        },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "activate far" } },
    expect = { rows = { p1_cruiser_2 = { place = "reinforcements/p1" } } },
}
