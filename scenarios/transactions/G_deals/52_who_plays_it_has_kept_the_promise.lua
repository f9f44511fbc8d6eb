local law = require "lawspeaker"

law.scenario {
    name = "who plays it has kept the promise",
    rule = "52",
    game = "transactions",
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        action_card = { { name = "windfall_1", kind = "windfall", place = "cards/p1" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "deal p2 promises card windfall" },
        { "p2", "talk", "accept 1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "action", "play windfall_1" },
    },
    expect = { events = { "promised", "card_played", "kept" } },
}
