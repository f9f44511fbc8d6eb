local law = require "lawspeaker"

law.scenario {
    name = "commodities pay for nothing",
    rule = "30",
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
            { name = "p1_cruiser_1", kind = "cruiser", owner = "p1", place = "reinforcements/p1" },
            {
                name = "p1_destroyer_1", kind = "destroyer", owner = "p1",
                place = "reinforcements/p1",
            },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, tokens = 3, commodities = 4,
                trade_goods = 1, place = "sheets/p1",
            },
            { "p2_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p2" },
        },
        planet = {
            { name = "home", system = "west", resources = 0, influence = 1, controller = "p1" },
        },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "activate west" } },
    expect = { legal = { "destroyer", "done" }, not_legal = { "cruiser" } },
}
