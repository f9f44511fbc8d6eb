local law = require "lawspeaker"

law.scenario {
    name = "enough points win at once",
    rule = "T7",
    game = "transactions",
    options = { points = 2, talk = false },
    state = {
        system = { { name = "crown", q = 0, r = 0 }, { name = "far", q = 9, r = 0 } },
        unit = {
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "far",
                place = "field",
            },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, tokens = 3, points = 1,
                place = "sheets/p1",
            },
            { "p2_sheet", faction = "sol", maximum = 4, tokens = 3, place = "sheets/p2" },
        },
        planet = {
            { name = "rex", system = "crown", resources = 2, influence = 1, controller = "p1" },
        },
    },
    phase = "status",
    expect = { result = { winners = { "p1" } } },
}
