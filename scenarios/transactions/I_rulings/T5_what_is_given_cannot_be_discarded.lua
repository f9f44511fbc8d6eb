local law = require "lawspeaker"

law.scenario {
    name = "what is given cannot be discarded",
    rule = "T5",
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
            { "p1_sheet", faction = "hacan", maximum = 6, trade_goods = 1, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        action_card = {
            { name = "windfall_1", kind = "windfall", place = "cards/p1" },
            { name = "windfall_2", kind = "windfall", place = "cards/p1" },
            { name = "windfall_3", kind = "windfall", place = "cards/p1" },
            { name = "windfall_4", kind = "windfall", place = "cards/p1" },
            { name = "windfall_5", kind = "windfall", place = "cards/p1" },
            { name = "windfall_6", kind = "windfall", place = "cards/p1" },
            { name = "windfall_7", kind = "windfall", place = "cards/p1" },
            { name = "levy_1", kind = "levy", place = "cards/p2" },
            { name = "levy_2", kind = "levy", place = "cards/p2" },
            { name = "levy_3", kind = "levy", place = "cards/p2" },
            { name = "levy_4", kind = "levy", place = "cards/p2" },
            { name = "levy_5", kind = "levy", place = "cards/p2" },
            { name = "levy_6", kind = "levy", place = "cards/p2" },
            { name = "levy_7", kind = "levy", place = "cards/p2" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        {
            "p1", "talk",
            "propose p2 gives action_card windfall_1 takes action_card levy_1 action_card "
                .. "levy_2 discards action_card windfall_1",
            refused = "(T5)",
        },
    },
    expect = { places = { ["cards/p1"] = 7, ["cards/p2"] = 7, action_discard = 0 } },
}
