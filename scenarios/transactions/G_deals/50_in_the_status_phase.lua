local law = require "lawspeaker"

law.scenario {
    name = "in the status phase",
    rule = "50",
    game = "transactions",
    state = {
        globals = { round = 1, speaker = "p2" },
        system = {
            { name = "west", q = 0, r = 0 },
            { name = "middle", q = 1, r = 0 },
            { name = "east", q = 2, r = 0 },
            { name = "far", q = 5, r = 0 },
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
    },
    phase = "status",
    answers = {
        { "p2", "talk", "deal p1 promises stay_out far" },
        { "p1", "talk", "accept 1" },
    },
    expect = {
        events = { "promised" }, no_events = { "turn" }, pending = { "p2: talk" },
    },
}
