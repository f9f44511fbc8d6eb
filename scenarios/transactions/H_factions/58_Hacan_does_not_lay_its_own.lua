local law = require "lawspeaker"

law.scenario {
    name = "Hacan does not lay its own",
    rule = "58",
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
        promissory = {
            { name = "p1_trade_convoys", giver = "p1", kind = "faction", title = "Trade Convoys",
                place = "notes/p1" },
        },
    },
    step = { "turn", "p1" },
    expect = { pending = { "p1: action" }, not_legal = { "lay p1_trade_convoys" } },
}
