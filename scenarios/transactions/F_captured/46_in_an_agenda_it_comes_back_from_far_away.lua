local law = require "lawspeaker"

law.scenario {
    name = "in an agenda it comes back from far away",
    rule = "46",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { moment = "agenda", speaker = "p1" },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 5, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "vuilraith", maximum = 2, place = "sheets/p2" },
        },
        unit = { { name = "p1_carrier_1", owner = "p1", kind = "carrier", place = "captured/p2" } },
        agenda_card = { { name = "duty_1", kind = "duty", place = "agenda" } },
    },
    step = { "agenda" },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "propose p1 gives captured p1_carrier_1" },
        { "p1", "talk", "accept 1" },
    },
    expect = { rows = { p1_carrier_1 = { place = "reinforcements/p1" } } },
}
