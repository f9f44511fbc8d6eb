local law = require "lawspeaker"

law.scenario {
    name = "between rounds a captured ship is bought back",
    rule = "46",
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
            { name = "p1_cruiser_1", kind = "cruiser", owner = "p1", at = "west", place = "field" },
            { name = "p1_cruiser_2", kind = "cruiser", owner = "p1", at = "west", place = "field" },
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
                "p2_sheet", faction = "vuilraith", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p2",
            },
        },
    },
    step = { "turn", "p1" },
    dice = {
        { "combat", 1 },
        { "combat", 1 },
        { "combat", 10 },
        { "combat", 10 },
        { "combat", 1 },
    },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "activate middle" },
        { "p1", "move", "p1_cruiser_1" },
        { "p1", "move", "p1_cruiser_2" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "talk", "propose p2 gives 2 trade_good takes captured p1_cruiser_1" },
        { "p2", "talk", "accept 1" },
    },
    expect = {
        rows = {
            p1_cruiser_1 = { place = "reinforcements/p1" },
            p1_sheet = { commodities = 3, trade_goods = 1 },
            p2_sheet = { commodities = 3, trade_goods = 5 },
        },
        events = { "captured", "traded" },
    },
}
