local law = require "lawspeaker"

law.scenario {
    name = "at the maximum a Trade Agreement is due",
    rule = "34",
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
            { "p1_sheet", faction = "sol", maximum = 4, commodities = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
        },
        promissory = {
            { name = "p1_trade_agreement", giver = "p1", kind = "trade_agreement",
                title = "Trade Agreement", place = "notes/p2" },
        },
        action_card = { { name = "supplies_1", kind = "supplies", place = "cards/p1" } },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "action", "play supplies_1" },
        { "p2", "trade_agreement", "play p1_trade_agreement" },
    },
    expect = { rows = { p1_sheet = { commodities = 0 }, p2_sheet = { trade_goods = 4 } } },
}
