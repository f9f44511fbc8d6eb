local law = require "lawspeaker"

law.scenario {
    name = "its owner can build it again",
    rule = "49",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1", resources = 2 },
            { name = "planet_2", system = "system_2", controller = "p2", resources = 2 },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        unit = {
            { name = "p1_space_dock_1", owner = "p1", kind = "space_dock", on = "planet_1",
                place = "field" },
            { name = "p1_cruiser_1", owner = "p1", kind = "cruiser", place = "captured/p2" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "activate system_1" },
        { "p1", "talk", "propose p2 takes captured p1_cruiser_1" },
        { "p2", "talk", "accept 1" },
        { "p1", "produce", "cruiser" },
    },
    expect = { rows = { p1_cruiser_1 = { at = "system_1", place = "field" } } },
}
