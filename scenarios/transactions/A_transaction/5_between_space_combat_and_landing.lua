local law = require "lawspeaker"

law.scenario {
    name = "between space combat and landing",
    rule = "5",
    game = "transactions",
    rules = { deals = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "far", q = 5, r = 0 },
        },
        planet = {
            {
                name = "planet_a", system = "middle", controller = "p2", influence = 1,
                resources = 1,
            },
            { name = "planet_b", system = "east", controller = "p2", influence = 1, resources = 1 },
        },
        unit = {
            { name = "p1_carrier_1", kind = "carrier", owner = "p1", at = "west", place = "field" },
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
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
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p2",
            },
        },
    },
    step = { "turn", "p1" },
    dice = { { "combat", 10 }, { "combat", 1 } },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "activate middle" },
        { "p1", "move", "p1_carrier_1" },
        { "p1", "load", "p1_infantry_1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "propose p1 gives 2 trade_good" },
        { "p1", "talk", "accept 1" },
        { "p1", "land", { } },
    },
    expect = { rows = { p1_sheet = { trade_goods = 5 }, planet_a = { controller = "p2" } } },
}
