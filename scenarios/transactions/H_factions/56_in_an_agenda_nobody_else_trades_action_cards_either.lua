local law = require "lawspeaker"

law.scenario {
    name = "in an agenda nobody else trades action cards either",
    rule = "56",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { moment = "agenda", speaker = "p1" },
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
        action_card = { { name = "haste_1", kind = "haste", place = "cards/p1" } },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = {
        { "p1", "talk", "propose p2 gives action_card haste_1 takes 1 trade_good", refused = "56" },
    },
    expect = {
        rows = {
            haste_1 = { place = "cards/p1" },
            p1_sheet = { commodities = 3, trade_goods = 3 },
            p2_sheet = { commodities = 3, trade_goods = 3 },
        },
    },
}
