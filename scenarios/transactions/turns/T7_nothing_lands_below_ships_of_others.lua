local law = require "lawspeaker"

law.scenario {
    name = "nothing lands below ships of others",
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
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "middle",
                place = "field",
            },
            {
                name = "p2_cruiser_1", kind = "cruiser", owner = "p2", at = "middle",
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
            { name = "stone", system = "middle", resources = 2, influence = 1, controller = "p2" },
            { name = "rock", system = "west", resources = 2, influence = 1, controller = "p1" },
        },
        strategy_card = {
            { name = "trade", number = 5, place = "strategy/p1" },
            { name = "warfare", number = 6, place = "strategy/p1" },
        },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "activate middle" } },
    expect = {
        step_result = true,
        rows = { stone = { controller = "p2" }, p1_infantry_1 = { at = "middle" } },
    },
}
