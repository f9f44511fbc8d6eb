local law = require "lawspeaker"

law.scenario {
    name = "not to fire before ships have moved binds nobody",
    rule = "54",
    game = "transactions",
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
            { name = "p2_pds_1", kind = "pds", owner = "p2", on = "planet_a", place = "field" },
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
    dice = { { "combat", 1 } },
    answers = {
        { "p1", "talk", "deal p2 gives 2 trade_good asks hold_fire middle" },
        { "p2", "talk", "accept 1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "activate middle" },
        { "p1", "move", "p1_carrier_1" },
        { "p1", "load", "p1_infantry_1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p2", "cannon", "fire" },
    },
    expect = { events = { "traded", "promised", "broken" }, no_events = { "holds_fire" } },
}
