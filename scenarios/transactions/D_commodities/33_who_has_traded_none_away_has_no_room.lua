local law = require "lawspeaker"

law.scenario {
    name = "who has traded none away has no room",
    rule = "33",
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
            { "p1_sheet", faction = "sol", maximum = 4, commodities = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        action_card = { { name = "supplies_1", kind = "supplies", place = "cards/p1" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "play supplies_1" },
    },
    expect = {
        rows = { p1_sheet = { commodities = 4 } },
        events = { { "replenished", count = 0 } },
        no_events = { "traded" },
    },
}
