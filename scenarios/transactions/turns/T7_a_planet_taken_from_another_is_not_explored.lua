local law = require "lawspeaker"

law.scenario {
    name = "a planet taken from another is not explored",
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
                name = "p1_cruiser_1", kind = "cruiser", owner = "p1", at = "middle",
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
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p1" },
            { "p2_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p2" },
        },
        planet = {
            {
                name = "stone", system = "middle", resources = 2, influence = 1, controller = "p2",
                trait = "hazardous",
            },
        },
    },
    step = { "turn", "p1" },
    dice = {},
    answers = { { "p1", "action", "activate middle" }, { "p1", "land", "p1_infantry_1" } },
    expect = {
        rows = { stone = { controller = "p1" }, p1_sheet = { hazardous = 0 } },
        events = { "takes" },
        no_events = { "fragment", "finds_nothing" },
    },
}
