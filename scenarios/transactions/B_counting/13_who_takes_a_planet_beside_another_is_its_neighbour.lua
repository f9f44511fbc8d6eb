local law = require "lawspeaker"

law.scenario {
    name = "who takes a planet beside another is its neighbour",
    rule = "13",
    game = "transactions",
    rules = { deals = false },
    state = {
        system = {
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "far", q = 3, r = 0 },
        },
        unit = {
            {
                name = "p1_carrier_1", kind = "carrier", owner = "p1", at = "middle",
                place = "field",
            },
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "middle",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "far",
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
                place = "sheets/p2",
            },
        },
        planet = { { name = "rock", system = "east", resources = 2, influence = 1 } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "action", "activate east" },
        { "p1", "move", "p1_carrier_1" },
        { "p1", "load", "p1_infantry_1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "land", "p1_infantry_1" },
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "accept 1" },
    },
    expect = { rows = { p2_sheet = { trade_goods = 4 }, rock = { controller = "p1" } } },
}
