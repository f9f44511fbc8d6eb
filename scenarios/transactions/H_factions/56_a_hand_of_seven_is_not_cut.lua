local law = require "lawspeaker"

law.scenario {
    name = "a hand of seven is not cut",
    rule = "56",
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
            { "p1_sheet", faction = "hacan", maximum = 6, tokens = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        action_card = {
            { name = "windfall_1", kind = "windfall", place = "cards/p1" },
            { name = "windfall_2", kind = "windfall", place = "cards/p1" },
            { name = "windfall_3", kind = "windfall", place = "cards/p1" },
            { name = "windfall_4", kind = "windfall", place = "cards/p1" },
            { name = "haste_1", kind = "haste", place = "cards/p1" },
            { name = "haste_2", kind = "haste", place = "cards/p1" },
            { name = "veto_1", kind = "veto", place = "action_deck" },
        },
        strategy_card = { { name = "technology", number = 7, place = "strategy/p1" } },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "strategic technology" } },
    expect = { places = { ["cards/p1"] = 7, action_discard = 0 } },
}
