local law = require "lawspeaker"

law.scenario {
    name = "captured infantry is not traded",
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
            { "p1_sheet", faction = "sol", maximum = 4, captured_infantry = 2,
                place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "talk", "propose p2 gives 1 captured_infantry", refused = "48" } },
    expect = { rows = { p1_sheet = { captured_infantry = 2 } } },
}
