local law = require "lawspeaker"

law.scenario {
    name = "a proposal ends with its agenda",
    rule = "T1",
    game = "transactions",
    rules = { deals = false },
    state = {
        globals = { speaker = "p1" },
        system = {
            { name = "outer", q = -1, r = 0 },
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "far", q = 5, r = 0 },
        },
        planet = {
            { name = "planet_a", system = "west", controller = "p1", influence = 1, resources = 1 },
            { name = "planet_b", system = "far", controller = "p2", influence = 1, resources = 1 },
        },
        unit = {
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "far",
                place = "field",
            },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p2",
            },
        },
        agenda_card = {
            { name = "fair_1", kind = "fair", place = "agenda_deck" },
            { name = "honours_1", kind = "honours", place = "agenda_deck" },
        },
    },
    phase = "agenda",
    answers = {
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "pass" },
        { "p1", "talk", "pass" },
        { "p2", "vote", "abstain" },
        { "p1", "vote", "abstain" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "pass" },
        { "p1", "tie", "against" },
        { "p1", "talk", "pass" },
        { "p2", "talk", "accept 1", refused = "T1" },
    },
    expect = { rows = { p2_sheet = { commodities = 3, trade_goods = 3 } }, events = { "lapsed" } },
}
