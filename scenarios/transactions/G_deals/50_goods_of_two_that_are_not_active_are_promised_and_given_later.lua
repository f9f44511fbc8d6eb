-- The deal is made in the turn of p1; in its own turn p2 gives what it has promised, and takes
-- what was promised to it.
local law = require "lawspeaker"

law.scenario {
    name = "goods of two that are not active are promised and given later",
    rule = "50",
    game = "transactions",
    players = 3,
    state = {
        globals = { speaker = "p1", moment = "none", round = 1 },
        system = {
            { name = "system_1", q = 9, r = 0 },
            { name = "system_2", q = 0, r = 0 },
            { name = "system_3", q = 1, r = 0 },
        },
        planet = {
            { name = "planet_1", system = "system_1", controller = "p1" },
            { name = "planet_2", system = "system_2", controller = "p2" },
            { name = "planet_3", system = "system_3", controller = "p3" },
        },
        sheet = {
            { "p1_sheet", faction = "sol", maximum = 4, place = "sheets/p1" },
            { "p2_sheet", faction = "letnev", maximum = 2, trade_goods = 2, place = "sheets/p2" },
            { "p3_sheet", faction = "norr", maximum = 3, commodities = 1, place = "sheets/p3" },
        },
        strategy_card = {
            { name = "leadership", number = 1, used = true, place = "strategy/p1" },
            { name = "trade", number = 5, place = "strategy/p2" },
            { name = "technology", number = 7, place = "strategy/p3" },
        },
    },
    phase = "action",
    answers = {
        { "p1", "talk", "pass" },
        { "p2", "talk", "deal p3 gives 2 trade_good takes 1 commodity" },
        { "p3", "talk", "accept 1" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p3", "talk", "pass" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p3", "talk", "pass" },
        { "p2", "talk", "propose p3 gives 2 trade_good takes 1 commodity" },
        { "p3", "talk", "accept 4" },
    },
    expect = {
        events = { "promised", "promised", "traded", "kept", "kept" },
        rows = { p2_sheet = { trade_goods = 1 }, p3_sheet = { trade_goods = 2, commodities = 0 } },
    },
}
