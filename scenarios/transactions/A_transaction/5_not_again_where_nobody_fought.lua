local law = require "lawspeaker"

law.scenario {
    name = "not again where nobody fought",
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
        },
        unit = {
            { name = "p1_carrier_1", kind = "carrier", owner = "p1", at = "west", place = "field" },
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
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
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "activate middle" },
        { "p1", "move", "p1_carrier_1" },
        { "p1", "load", "p1_infantry_1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
    },
    expect = { pending = { "p1: land" } },
}
