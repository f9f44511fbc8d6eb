local law = require "lawspeaker"

law.scenario {
    name = "in combat the active player trades with another neighbour",
    rule = "5",
    game = "transactions",
    rules = { deals = false },
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
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "middle",
                place = "field",
            },
            {
                name = "p3_infantry_1", kind = "infantry", owner = "p3", at = "outer",
                place = "field",
            },
            { name = "p1_cruiser_1", kind = "cruiser", owner = "p1", at = "west", place = "field" },
            {
                name = "p2_cruiser_1", kind = "cruiser", owner = "p2", at = "middle",
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
            {
                "p3_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p3",
            },
        },
    },
    step = { "turn", "p1" },
    dice = { { "combat", 7 }, { "combat", 7 } },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p3", "talk", "pass" },
        { "p1", "action", "activate middle" },
        { "p1", "move", "p1_cruiser_1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p3", "talk", "pass" },
        { "p1", "talk", "propose p3 gives 1 trade_good takes 1 commodity" },
        { "p2", "talk", "pass" },
        { "p3", "talk", "accept 1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
    },
    expect = {
        rows = {
            p1_sheet = { commodities = 3, trade_goods = 3 },
            p3_sheet = { commodities = 2, trade_goods = 4 },
        },
        events = { "combat", "traded", "rolls" },
    },
}
