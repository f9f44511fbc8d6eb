local law = require "lawspeaker"

law.scenario {
    name = "to no third player",
    rule = "47",
    game = "transactions",
    rules = { deals = false },
    players = 3,
    state = {
        globals = { active = "p2", moment = "turn", actions = 1 },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 1, r = 0 },
            { name = "system_3", q = 0, r = 1 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
            { name = "planet_3", system = "system_3", controller = "p3" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
            { "p3_sheet", faction = "mentak", maximum = 2, place = "sheets/p3" },
        },
        unit = { { name = "p1_cruiser_1", owner = "p1", kind = "cruiser", place = "captured/p2" } },
    },
    step = { "turn", "p2" },
    answers = { { "p2", "talk", "propose p3 gives captured p1_cruiser_1", refused = "47" } },
    expect = { rows = { p1_cruiser_1 = { place = "captured/p2" } } },
}
