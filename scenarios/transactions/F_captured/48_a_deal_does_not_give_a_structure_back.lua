local law = require "lawspeaker"

law.scenario {
    name = "a deal does not give a structure back",
    rule = "48",
    game = "transactions",
    players = 3,
    state = {
        globals = { active = "p2", moment = "turn", actions = 1 },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 1, r = 0 },
            { name = "system_3", q = 2, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
            { name = "planet_3", system = "system_3", controller = "p3" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "vuilraith", maximum = 2, place = "sheets/p2" },
            { "p3_sheet", faction = "norr", maximum = 3, trade_goods = 1, place = "sheets/p3" },
        },
        unit = { { name = "p1_pds_1", owner = "p1", kind = "pds", place = "captured/p2" } },
    },
    step = { "turn", "p2" },
    answers = {
        {
            "p2", "talk", "deal p1 gives captured p1_pds_1 asks words",
            refused = "(48)",
        },
    },
    expect = {
        rows = { p1_pds_1 = { place = "captured/p2" }, p3_sheet = { trade_goods = 1 } },
    },
}
