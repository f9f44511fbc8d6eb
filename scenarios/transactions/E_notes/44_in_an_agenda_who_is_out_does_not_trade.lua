local law = require "lawspeaker"

law.scenario {
    name = "in an agenda who is out does not trade",
    rule = "44",
    game = "transactions",
    rules = { deals = false },
    players = 3,
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
            {
                name = "p3_infantry_1", kind = "infantry", owner = "p3", at = "outer",
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
                tokens = 3, is_out = true, place = "sheets/p2",
            },
            {
                "p3_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p3",
            },
        },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = {
        { "p1", "talk", "propose p2 gives 1 trade_good", refused = "no player" },
        { "p1", "talk", "propose p3 gives 1 trade_good" },
        { "p3", "talk", "accept 1" },
    },
    expect = {
        rows = {
            p1_sheet = { commodities = 3, trade_goods = 2 },
            p2_sheet = { commodities = 3, trade_goods = 3 },
            p3_sheet = { commodities = 3, trade_goods = 4 },
        },
    },
}
