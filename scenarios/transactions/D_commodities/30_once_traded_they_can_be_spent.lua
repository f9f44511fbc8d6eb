local law = require "lawspeaker"

law.scenario {
    name = "once traded they can be spent",
    rule = "30",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1", influence = 1 },
            { name = "planet_2", system = "system_2", controller = "p2", influence = 1 },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, tokens = 1, commodities = 1,
                place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, commodities = 2, place = "sheets/p2" },
        },
        action_card = { { name = "lobby_1", kind = "lobby", place = "cards/p1" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 gives 1 commodity takes 2 commodity" },
        { "p2", "talk", "accept 1" },
    },
    expect = { pending = { "p1: action" }, legal = { "play lobby_1" } },
}
