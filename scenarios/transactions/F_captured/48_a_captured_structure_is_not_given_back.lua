local law = require "lawspeaker"

law.scenario {
    name = "a captured structure is not given back",
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
        unit = { { name = "p1_pds_1", owner = "p1", kind = "pds", place = "captured/p2" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 takes captured p1_pds_1" },
        { "p2", "talk", "accept 1", refused = "p1_pds_1 is neither ship nor mech (48)" },
        { "p2", "talk", "propose p1 gives captured p1_pds_1", refused = "(48)" },
    },
    expect = { rows = { p1_pds_1 = { place = "captured/p2" } } },
}
