local law = require "lawspeaker"

law.scenario {
    name = "a unit of the active set is exchanged for an order",
    rule = "R10",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
        },
        card = {
            { name = "spade", place = "deck" },
            { name = "diamond", place = "deck" },
        },
    },
    phase = "first_orders",
    answers = { { "vpa", "order", "exchange VPA_rifleman_1" } },
    expect = {
        rows = { VPA_rifleman_1 = { place = "hq/vpa" } },
        places = { ["hand/vpa"] = { "spade" }, deck = 1 },
        events = {
            { "given_up", player = "vpa", unit = "VPA_rifleman_1" },
            { "exchanged", player = "vpa" },
        },
    },
}
