local law = require "lawspeaker"

law.scenario {
    name = "a card that nobody stops does what it says",
    rule = "52",
    game = "transactions",
    options = { talk = false },
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
        action_card = {
            { name = "windfall_1", kind = "windfall", place = "cards/p1" },
            { name = "sabotage_1", kind = "sabotage", place = "cards/p2" },
        },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "play windfall_1" }, { "p2", "react", "pass" } },
    expect = { rows = { p1_sheet = { trade_goods = 2 } }, no_events = { "card_stopped" } },
}
