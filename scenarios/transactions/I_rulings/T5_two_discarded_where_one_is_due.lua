local law = require "lawspeaker"

law.scenario {
    name = "two discarded where one is due",
    rule = "T5",
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
        },
        sheet = {
            {
                "p1_sheet", faction = "hacan", maximum = 6, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p1",
            },
            {
                "p2_sheet", faction = "sol", maximum = 4, commodities = 3, trade_goods = 3,
                tokens = 3, place = "sheets/p2",
            },
        },
        action_card = {
            { name = "haste_1", kind = "haste", place = "cards/p1" },
            { name = "windfall_1", kind = "windfall", place = "cards/p2" },
            { name = "windfall_2", kind = "windfall", place = "cards/p2" },
            { name = "windfall_3", kind = "windfall", place = "cards/p2" },
            { name = "windfall_4", kind = "windfall", place = "cards/p2" },
            { name = "supplies_1", kind = "supplies", place = "cards/p2" },
            { name = "supplies_2", kind = "supplies", place = "cards/p2" },
            { name = "supplies_3", kind = "supplies", place = "cards/p2" },
        },
    },
    step = { "turn", "p1" },
    answers = {
        { "p1", "talk", "propose p2 gives action_card haste_1" },
        {
            "p2", "talk", "accept 1 discards action_card windfall_1 action_card windfall_2",
            refused = "T5",
        },
        {
            "p2", "talk", "accept 1 discards action_card windfall_1 action_card windfall_1",
            refused = "action_card windfall_1 is there twice (T2)",
        },
        { "p2", "talk", "accept 1", refused = "56" },
    },
    expect = { places = { ["cards/p1"] = 1, ["cards/p2"] = 7 } },
}
