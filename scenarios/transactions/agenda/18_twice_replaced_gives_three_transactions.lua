local law = require "lawspeaker"

law.scenario {
    name = "twice replaced gives three transactions",
    rule = "18",
    game = "transactions",
    rules = { deals = false },
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
                "p1_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p2",
            },
        },
        action_card = {
            { name = "veto_1", kind = "veto", place = "cards/p2" },
            { name = "veto_2", kind = "veto", place = "cards/p1" },
        },
        agenda_card = {
            { name = "duty_1", kind = "duty", place = "agenda" },
            { name = "honours_1", kind = "honours", place = "agenda_deck" },
            { name = "chair_1", kind = "chair", place = "agenda_deck" },
            { name = "stipend_1", kind = "stipend", place = "agenda_deck" },
        },
    },
    step = { "agenda" },
    answers = {
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "accept 1" },
        { "p1", "react", "pass" },
        { "p2", "react", "veto_1" },
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "accept 2" },
        { "p1", "react", "veto_2" },
        { "p1", "talk", "propose p2 gives 1 trade_good" },
        { "p2", "talk", "accept 3" },
    },
    expect = {
        rows = {
            p1_sheet = { commodities = 3, trade_goods = 0 },
            p2_sheet = { commodities = 3, trade_goods = 6 },
        },
    },
}
