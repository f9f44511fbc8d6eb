local law = require "lawspeaker"

law.scenario {
    name = "a planet is no good",
    rule = "2",
    game = "transactions",
    rules = { deals = false },
    state = {
        system = {
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "far", q = 4, r = 0 },
        },
        unit = {
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "middle",
                place = "field",
            },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 1, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                place = "sheets/p2",
            },
        },
        planet = {
            { name = "rock", system = "west", resources = 2, influence = 1, controller = "p1" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 gives planet rock takes 1 trade_good",
            refused = "planet is never traded (2)" },
        { "p1", "talk", "propose p2 gives 1 planet", refused = "planet is never traded (2)" },
        { "p1", "talk", "propose p2 takes planet", refused = "planet is never traded (2)" },
    },
    expect = { rows = { rock = { controller = "p1" } } },
}
