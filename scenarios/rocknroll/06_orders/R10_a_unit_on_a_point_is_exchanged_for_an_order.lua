local law = require "lawspeaker"

law.scenario {
    name = "a unit on a Point is exchanged for an order",
    rule = "R10",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Doc", side = "vpa", place = "field/C" },
        },
        card = { { name = "spade", place = "deck" } },
    },
    phase = "first_orders",
    answers = { { "vpa", "order", "exchange VPA_rifleman_1" } },
    expect = {
        rows = { VPA_rifleman_1 = { place = "hq/vpa" } },
        no_events = { "death", "knack" },
        places = { ["hand/vpa"] = 1, deck = 0 },
    },
}
