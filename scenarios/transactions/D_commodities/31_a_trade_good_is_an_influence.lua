local law = require "lawspeaker"

law.scenario {
    name = "a trade good is an influence",
    rule = "31",
    game = "transactions",
    options = { talk = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1", influence = 1 },
            { name = "planet_2", system = "system_2", controller = "p2", influence = 1 },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, trade_goods = 2, commodities = 1,
                place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        action_card = { { name = "lobby_1", kind = "lobby", place = "cards/p1" } },
    },
    step = { "turn", "p1" },
    answers = { { "p1", "action", "play lobby_1" } },
    expect = {
        rows = {
            p1_sheet = { trade_goods = 0, commodities = 1, points = 1 },
            planet_1 = { exhausted = true },
        },
    },
}
