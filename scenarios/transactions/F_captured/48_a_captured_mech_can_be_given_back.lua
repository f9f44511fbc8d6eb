local law = require "lawspeaker"

law.scenario {
    name = "a captured mech can be given back",
    rule = "48",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        unit = { { name = "p1_mech_1", owner = "p1", kind = "mech", place = "captured/p2" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 takes captured p1_mech_1" },
        { "p2", "talk", "accept 1" },
    },
    expect = { rows = { p1_mech_1 = { place = "reinforcements/p1" } } },
}
