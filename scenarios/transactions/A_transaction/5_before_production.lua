local law = require "lawspeaker"

law.scenario {
    name = "before production",
    rule = "5",
    game = "transactions",
    rules = { deals = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "far", q = 4, r = 0 },
        },
        unit = {
            {
                name = "p1_space_dock_1", kind = "space_dock", owner = "p1", on = "home",
                place = "field",
            },
            { name = "p1_cruiser_1", kind = "cruiser", owner = "p1", place = "reinforcements/p1" },
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
                place = "sheets/p2",
            },
        },
        planet = {
            { name = "home", system = "west", resources = 3, influence = 1, controller = "p1" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "activate west" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "propose p1 gives 1 trade_good" },
        { "p1", "talk", "accept 1" },
    },
    expect = {
        rows = { p1_sheet = { trade_goods = 4 } }, globals = { moment = "production" },
        pending = { "p1: produce" },
    },
}
