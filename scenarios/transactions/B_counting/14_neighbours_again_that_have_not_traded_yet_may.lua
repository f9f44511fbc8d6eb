local law = require "lawspeaker"

law.scenario {
    name = "neighbours again that have not traded yet may",
    rule = "14",
    game = "transactions",
    rules = { deals = false },
    state = {
        system = {
            { name = "home_system", q = 10, r = 0 },
            { name = "outer", q = -1, r = 0 },
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
        },
        unit = {
            {
                name = "p1_cruiser_1", kind = "cruiser", owner = "p1", at = "middle",
                place = "field",
            },
            { name = "p1_cruiser_2", kind = "cruiser", owner = "p1", at = "west", place = "field" },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "east",
                place = "field",
            },
            {
                name = "p1_space_dock_1", kind = "space_dock", owner = "p1", on = "home",
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
        planet = { { name = "home", system = "home_system", resources = 0, influence = 0 } },
        action_card = { { name = "haste_1", kind = "haste", place = "cards/p1" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "play haste_1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "activate outer" },
        { "p1", "move", "p1_cruiser_1" },
        { "p1", "move", "done" },
        { "p1", "action", "activate middle" },
        { "p1", "move", "p1_cruiser_2" },
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "accept 1" },
    },
    expect = { rows = { p2_sheet = { trade_goods = 4 } } },
}
