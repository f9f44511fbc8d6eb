local law = require "lawspeaker"

law.scenario {
    name = "once it is back its holder needs neighbours again",
    rule = "58",
    game = "transactions",
    players = 4,
    state = {
        globals = { active = "p1", moment = "turn", actions = 1 },
        system = {
            { name = "system_1", q = 0, r = 0 },
            { name = "system_2", q = 1, r = 0 },
            { name = "system_3", q = 5, r = 0 },
            { name = "system_4", q = 9, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
            { name = "planet_3", system = "system_3", controller = "p3" },
            { name = "planet_4", system = "system_4", controller = "p4" },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, trade_goods = 1, tokens = 1,
                place = "sheets/p1",
            },
            { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
            { "p3_sheet", faction = "hacan", maximum = 6, place = "sheets/p3" },
            { "p4_sheet", faction = "mentak", maximum = 2, place = "sheets/p4" },
        },
        unit = {
            {
                name = "p3_cruiser_1", owner = "p3", kind = "cruiser", at = "system_2",
                place = "field",
            },
        },
        promissory = {
            {
                name = "p3_trade_convoys", giver = "p3", kind = "faction", title = "Trade Convoys",
                place = "in_play/p1",
            },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p3", "talk", "pass" },
        { "p4", "talk", "pass" },
        { "p1", "action", "activate system_2" },
        { "p1", "talk", "propose p4 gives 1 trade_good" },
        { "p2", "talk", "pass" },
        { "p3", "talk", "pass" },
        { "p4", "talk", "accept 1", refused = "(4)" },
    },
    expect = {
        rows = { p3_trade_convoys = { place = "notes/p3" }, p4_sheet = { trade_goods = 0 } },
    },
}
