local law = require "lawspeaker"

law.scenario {
    name = "six planets are a point",
    rule = "T7",
    game = "transactions",
    rules = { agendas = 0 },
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
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "far",
                place = "field",
            },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p1" },
            { "p2_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p2" },
        },
        planet = {
            { name = "rock_1", system = "west", resources = 2, influence = 1, controller = "p1" },
            { name = "rock_2", system = "west", resources = 2, influence = 1, controller = "p1" },
            { name = "rock_3", system = "west", resources = 2, influence = 1, controller = "p1" },
            { name = "rock_4", system = "west", resources = 2, influence = 1, controller = "p1" },
            { name = "rock_5", system = "west", resources = 2, influence = 1, controller = "p1" },
            { name = "rock_6", system = "west", resources = 2, influence = 1, controller = "p1" },
        },
    },
    phase = "status",
    expect = { rows = { p1_sheet = { points = 1 } } },
}
