local law = require "lawspeaker"

law.scenario {
    name = "who replenishes by Trade gives them as well",
    rule = "43",
    game = "transactions",
    options = { talk = false },
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 3, r = 0 } },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, commodities = 1, tokens = 1,
                place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        promissory = {
            { name = "p1_trade_agreement", giver = "p1", kind = "trade_agreement",
                title = "Trade Agreement", place = "notes/p2" },
        },
        strategy_card = { { name = "trade", number = 5, place = "strategy/p1" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "action", "strategic trade" },
        { "p2", "trade_agreement", "play p1_trade_agreement" },
    },
    expect = {
        rows = { p1_sheet = { commodities = 0, trade_goods = 3 }, p2_sheet = { trade_goods = 4 } },
    },
}
