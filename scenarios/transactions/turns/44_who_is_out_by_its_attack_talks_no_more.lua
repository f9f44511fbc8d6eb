local law = require "lawspeaker"

law.scenario {
    name = "who is out by its attack talks no more",
    rule = "44",
    game = "transactions",
    players = 3,
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
                name = "p1_cruiser_1", kind = "cruiser", owner = "p1", at = "middle",
                place = "field",
            },
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "middle",
                place = "field",
            },
            { name = "p2_cruiser_1", kind = "cruiser", owner = "p2", at = "far", place = "field" },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", on = "stone",
                place = "field",
            },
            {
                name = "p3_infantry_1", kind = "infantry", owner = "p3", at = "far",
                place = "field",
            },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p1" },
            { "p2_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p2" },
            { "p3_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p3" },
        },
        planet = {
            { name = "stone", system = "middle", resources = 2, influence = 1, controller = "p2" },
        },
    },
    step = { "turn", "p1" },
    dice = { { "combat", 1 }, { "combat", 10 } },
    answers = {
        { "p1", "talk", "pass" }, { "p2", "talk", "pass" }, { "p3", "talk", "pass" },
        { "p1", "action", "activate middle" },
        { "p1", "land", "p1_infantry_1" },
        { "p1", "talk", "pass" }, { "p2", "talk", "pass" }, { "p3", "talk", "pass" },
    },
    expect = {
        rows = { p1_sheet = { is_out = true }, stone = { controller = "p2" } },
        events = { { "out", player = "p1" } },
        pending = {},
    },
}
