local law = require "lawspeaker"

law.scenario {
    name = "four units and five orders in round 1",
    rule = "R5",
    game = "rocknroll",
    dice = { { "first", 1 } },
    expect = {
        events = {
            { "round", round = 1, player = "vpa" }, { "orders_dealt", player = "vpa", cards = 5 },
            { "orders_dealt", player = "vietnam", cards = 5 },
            { "units_received", player = "vpa", deck = 4, hq = "none" },
            { "units_received", player = "vietnam", deck = 4, hq = "none" },
        },
    },
}
