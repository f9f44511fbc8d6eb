local law = require "lawspeaker"

law.scenario {
    name = "exploration finds an unknown fragment",
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
            { name = "p1_carrier_1", kind = "carrier", owner = "p1", at = "west", place = "field" },
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p1_infantry_2", kind = "infantry", owner = "p1", on = "rock",
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
            { name = "rock", system = "west", resources = 2, influence = 1, controller = "p1" },
            {
                name = "stone", system = "middle", resources = 2, influence = 1,
                trait = "hazardous",
            },
        },
    },
    step = { "turn", "p1" },
    dice = { { "exploration", 5 } },
    answers = {
        { "p1", "action", "activate middle" },
        { "p1", "move", "p1_carrier_1" },
        { "p1", "load", "p1_infantry_1" },
        { "p1", "land", "p1_infantry_1" },
    },
    expect = { rows = { p1_sheet = { unknown = 1, hazardous = 0 } } },
}
