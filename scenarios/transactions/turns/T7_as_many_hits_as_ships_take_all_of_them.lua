local law = require "lawspeaker"

law.scenario {
    name = "as many hits as ships take all of them",
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
            { name = "p1_cruiser_1", kind = "cruiser", owner = "p1", at = "west", place = "field" },
            {
                name = "p1_destroyer_1", kind = "destroyer", owner = "p1", at = "middle",
                place = "field",
            },
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p2_flagship_1", kind = "flagship", owner = "p2", at = "middle",
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
    },
    step = { "turn", "p1" },
    dice = { { "combat", 1 }, { "combat", 1 }, { "combat", 5, 5 } },
    answers = { { "p1", "action", "activate middle" }, { "p1", "move", "p1_cruiser_1" } },
    expect = {
        rows = {
            p1_cruiser_1 = { place = "reinforcements/p1" },
            p1_destroyer_1 = { place = "reinforcements/p1" },
            p2_flagship_1 = { at = "middle" },
        },
    },
}
