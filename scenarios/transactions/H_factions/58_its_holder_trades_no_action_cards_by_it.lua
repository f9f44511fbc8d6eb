local law = require "lawspeaker"

law.scenario {
    name = "its holder trades no action cards by it",
    rule = "58",
    game = "transactions",
    players = 4,
    rules = { deals = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 1, r = 0 },
            { name = "system_3", q = 2, r = 0 },
            { name = "system_4", q = 9, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
            { name = "planet_3", system = "system_3", controller = "p3" },
            { name = "planet_4", system = "system_4", controller = "p4" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
            { "p3_sheet", faction = "hacan", maximum = 6, place = "sheets/p3" },
            { "p4_sheet", faction = "mentak", maximum = 2, place = "sheets/p4" },
        },
        promissory = {
            {
                name = "p3_trade_convoys", giver = "p3", kind = "faction", title = "Trade Convoys",
                place = "in_play/p1",
            },
        },
        action_card = { { name = "levy_1", kind = "levy", place = "cards/p1" } },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "talk", "propose p4 gives action_card levy_1", refused = "(56)" } },
    expect = { places = { ["cards/p1"] = { "levy_1" } } },
}
