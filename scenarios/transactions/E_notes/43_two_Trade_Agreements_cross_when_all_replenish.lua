local law = require "lawspeaker"

law.scenario {
    name = "two Trade Agreements cross when all replenish",
    rule = "43",
    game = "transactions",
    rules = { deals = false },
    options = { talk = false },
    state = {
        globals = { moment = "agenda", speaker = "p1" },
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
                "p1_sheet", faction = "sol", maximum = 4, commodities = 1, trade_goods = 0,
                tokens = 3, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 2, commodities = 0, trade_goods = 0,
                tokens = 3, place = "sheets/p2",
            },
        },
        promissory = {
            {
                name = "p1_trade_agreement", giver = "p1", kind = "trade_agreement",
                place = "notes/p2",
            },
            {
                name = "p2_trade_agreement", giver = "p2", kind = "trade_agreement",
                place = "notes/p1",
            },
        },
        agenda_card = { { name = "fair_1", kind = "fair", place = "agenda" } },
    },
    step = { "agenda" },
    answers = {
        { "p2", "vote", "for" },
        { "p1", "vote", "abstain" },
        { "p2", "trade_agreement", "play p1_trade_agreement" },
        { "p1", "trade_agreement", "play p2_trade_agreement" },
    },
    expect = {
        rows = {
            p1_sheet = { commodities = 0, trade_goods = 2 },
            p1_trade_agreement = { place = "notes/p1" },
            p2_sheet = { commodities = 0, trade_goods = 4 },
            p2_trade_agreement = { place = "notes/p2" },
        },
    },
}
