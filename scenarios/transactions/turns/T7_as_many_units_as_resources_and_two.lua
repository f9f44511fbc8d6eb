local law = require "lawspeaker"

law.scenario {
    name = "as many units as resources and two",
    rule = "T7",
    game = "transactions",
    options = { talk = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "rim", q = 3, r = 0 },
            { name = "far", q = 9, r = 0 },
        },
        unit = {
            {
                name = "p1_space_dock_1", kind = "space_dock", owner = "p1", on = "home",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "far",
                place = "field",
            },
            { name = "p1_fighter_1", kind = "fighter", owner = "p1", place = "reinforcements/p1" },
            { name = "p1_fighter_2", kind = "fighter", owner = "p1", place = "reinforcements/p1" },
            { name = "p1_fighter_3", kind = "fighter", owner = "p1", place = "reinforcements/p1" },
            { name = "p1_fighter_4", kind = "fighter", owner = "p1", place = "reinforcements/p1" },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, tokens = 3, trade_goods = 5,
                place = "sheets/p1",
            },
            { "p2_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p2" },
        },
        planet = {
            {
                name = "home", system = "west", resources = 1, influence = 1, controller = "p1",
                exhausted = true,
            },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "action", "activate west" },
        { "p1", "produce", "fighter" },
        { "p1", "produce", "fighter" },
    },
    expect = {
        rows = {
            p1_fighter_3 = { at = "west" }, p1_fighter_4 = { place = "reinforcements/p1" },
            p1_sheet = { trade_goods = 3 },
        },
        step_result = true,
    },
}
