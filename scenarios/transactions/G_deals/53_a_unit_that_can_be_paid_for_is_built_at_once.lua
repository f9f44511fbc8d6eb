local law = require "lawspeaker"

law.scenario {
    name = "a unit that can be paid for is built at once",
    rule = "53",
    game = "transactions",
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1", resources = 4 },
            { name = "planet_2", system = "system_2", controller = "p2", resources = 4 },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, trade_goods = 4, place = "sheets/p2" },
        },
        unit = {
            { name = "p1_space_dock_1", owner = "p1", kind = "space_dock", on = "planet_1",
                place = "field" },
            { name = "p1_dreadnought_1", owner = "p1", kind = "dreadnought",
                place = "reinforcements/p1" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "activate system_1" },
        { "p1", "talk", "deal p2 takes 4 trade_good promises build dreadnought" },
        { "p2", "talk", "accept 1" },
    },
    expect = {
        rows = {
            p1_dreadnought_1 = { place = "field" },
            p1_sheet = { trade_goods = 4 },
            planet_1 = { exhausted = true },
        },
        no_events = { "promised" },
    },
}
