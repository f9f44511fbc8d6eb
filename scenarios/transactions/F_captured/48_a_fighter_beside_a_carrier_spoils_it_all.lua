local law = require "lawspeaker"

law.scenario {
    name = "a fighter beside a carrier spoils it all",
    rule = "48",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { active = "p2", moment = "turn", actions = 1 },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 1, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            {
                "p2_sheet", faction = "vuilraith", maximum = 2, captured_fighters = 1,
                place = "sheets/p2",
            },
        },
        unit = { { name = "p1_carrier_1", owner = "p1", kind = "carrier", place = "captured/p2" } },
    },
    step = { "turn", "p2" },
    answers = {
        {
            "p2", "talk", "propose p1 gives captured p1_carrier_1 1 captured_fighter",
            refused = "(48)",
        },
    },
    expect = {
        rows = { p1_carrier_1 = { place = "captured/p2" }, p2_sheet = { captured_fighters = 1 } },
    },
}
