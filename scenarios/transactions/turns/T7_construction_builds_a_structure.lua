local law = require "lawspeaker"

law.scenario {
    name = "construction builds a structure",
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
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "far",
                place = "field",
            },
            { name = "p1_pds_1", kind = "pds", owner = "p1", place = "reinforcements/p1" },
            {
                name = "p1_space_dock_1", kind = "space_dock", owner = "p1",
                place = "reinforcements/p1",
            },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p1" },
            { "p2_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p2" },
        },
        planet = {
            {
                name = "home", system = "west", resources = 3, influence = 1, controller = "p1",
                exhausted = true,
            },
        },
        strategy_card = { { name = "construction", number = 4, place = "strategy/p1" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "action", "strategic construction" },
        { "p1", "construction", "space_dock home" },
    },
    expect = {
        rows = { p1_space_dock_1 = { on = "home", place = "field" } }, events = { "built" },
    },
}
