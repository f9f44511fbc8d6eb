local law = require "lawspeaker"

law.scenario {
    name = "what is given for it becomes a trade good",
    rule = "46",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 1, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, commodities = 2, place = "sheets/p1" },
            {
                "p2_sheet", faction = "vuilraith", maximum = 2, trade_goods = 1,
                place = "sheets/p2",
            },
        },
        unit = { { name = "p1_carrier_1", owner = "p1", kind = "carrier", place = "captured/p2" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 gives 2 commodity takes captured p1_carrier_1" },
        { "p2", "talk", "accept 1" },
    },
    expect = {
        rows = {
            p1_carrier_1 = { place = "reinforcements/p1" },
            p1_sheet = { commodities = 0 },
            p2_sheet = { commodities = 0, trade_goods = 3 },
        },
    },
}
