local law = require "lawspeaker"

law.scenario {
    name = "no ships are built below ships of others",
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
            { name = "p2_cruiser_1", kind = "cruiser", owner = "p2", at = "west", place = "field" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p1" },
            { "p2_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p2" },
        },
        planet = {
            { name = "home", system = "west", resources = 3, influence = 1, controller = "p1" },
            { name = "annex", system = "west", resources = 2, influence = 2, controller = "p1" },
        },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "activate west" } },
    expect = { legal = { "infantry", "mech" }, not_legal = { "cruiser", "fighter", "destroyer" } },
}
