local law = require "lawspeaker"

law.scenario {
    name = "Johny does not answer an attack on another Point",
    rule = "72",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Johny", side = "vpa", place = "field/B" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 } },
    answers = { { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" } },
    expect = {
        rows = { VPA_rifleman_1 = { place = "hq/vpa" } },
        no_events = { "knack" },
        pending = { "vietnam: order" },
    },
}
