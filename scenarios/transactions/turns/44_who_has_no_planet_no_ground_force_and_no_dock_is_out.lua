local law = require "lawspeaker"

law.scenario {
    name = "who has no planet no ground force and no dock is out",
    rule = "44",
    game = "transactions",
    players = 3,
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
                name = "p1_cruiser_1", kind = "cruiser", owner = "p1", at = "middle",
                place = "field",
            },
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "middle",
                place = "field",
            },
            { name = "p1_cruiser_2", kind = "cruiser", owner = "p1", at = "west", place = "field" },
            { name = "p2_cruiser_1", kind = "cruiser", owner = "p2", at = "far", place = "field" },
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
    answers = {
        { "p1", "action", "activate middle" },
        { "p1", "move", "done" },
        { "p1", "land", "p1_infantry_1" },
    },
    expect = {
        rows = {
            p2_sheet = { is_out = true }, p2_cruiser_1 = { place = "reinforcements/p2" },
            stone = { controller = "p1" },
        },
        events = { "out" },
    },
}
