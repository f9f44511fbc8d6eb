local law = require "lawspeaker"

law.scenario {
    name = "imperial is a point for the centre",
    rule = "T7",
    game = "transactions",
    options = { talk = false },
    state = {
        system = { { name = "crown", q = 0, r = 0 }, { name = "far", q = 9, r = 0 } },
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
            { name = "rex", system = "crown", resources = 2, influence = 1, controller = "p1" },
        },
        strategy_card = { { name = "imperial", number = 8, place = "strategy/p1" } },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "strategic imperial" } },
    expect = { rows = { p1_sheet = { points = 1 } }, events = { "strategic", "points" } },
}
