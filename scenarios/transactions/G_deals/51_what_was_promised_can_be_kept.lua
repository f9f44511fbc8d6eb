local law = require "lawspeaker"

law.scenario {
    name = "what was promised can be kept",
    rule = "51",
    game = "transactions",
    state = {
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        strategy_card = { { name = "trade", number = 5, used = true, place = "strategy/p1" } },
    },
    phase = "action",
    answers = {
        { "p1", "talk", "deal p2 promises stay_out system_2" },
        { "p2", "talk", "accept 1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "pass" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "talk", "pass" },
    },
    expect = { events = { "promised", "kept" }, no_events = { "broken" } },
}
