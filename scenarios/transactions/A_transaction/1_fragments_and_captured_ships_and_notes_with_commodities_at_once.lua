local law = require "lawspeaker"

law.scenario {
    name = "fragments and captured ships and notes with commodities at once",
    rule = "1",
    game = "transactions",
    rules = { deals = false },
    state = {
        system = {
            { name = "outer", q = -1, r = 0 },
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "far", q = 5, r = 0 },
        },
        unit = {
            {
                name = "p1_infantry_1", kind = "infantry", owner = "p1", at = "west",
                place = "field",
            },
            {
                name = "p2_infantry_1", kind = "infantry", owner = "p2", at = "middle",
                place = "field",
            },
            { name = "p1_cruiser_1", kind = "cruiser", owner = "p1", place = "captured/p2" },
        },
        sheet = {
            {
                "p1_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                unknown = 2, tokens = 3, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "vuilraith", maximum = 4, commodities = 3, trade_goods = 3,
                hazardous = 1, tokens = 3, place = "sheets/p2",
            },
        },
        promissory = {
            { name = "p1_alliance", giver = "p1", kind = "alliance", place = "notes/p1" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        {
            "p1", "talk",
            "propose p2 gives 1 commodity 2 trade_good 1 unknown_fragment note p1_alliance takes "
                .. "3 commodity 1 hazardous_fragment captured p1_cruiser_1",
        },
        { "p2", "talk", "accept 1" },
    },
    expect = {
        rows = {
            p1_alliance = { place = "in_play/p2" },
            p1_cruiser_1 = { place = "reinforcements/p1" },
            p1_sheet = { commodities = 2, trade_goods = 4, hazardous = 1, unknown = 1 },
            p2_sheet = { commodities = 0, trade_goods = 6, hazardous = 0, unknown = 1 },
        },
    },
}
