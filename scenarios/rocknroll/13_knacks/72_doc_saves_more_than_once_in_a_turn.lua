local law = require "lawspeaker"

law.scenario {
    name = "Doc saves more than once in a turn",
    rule = "72",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vietnam" },
            { name = "spade", place = "hand/vietnam" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 4 }, { "doc", 4 }, { "attack", 4 }, { "doc", 5 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" },
        { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" },
    },
    expect = {
        rows = { VPA_rifleman_1 = { place = "field/C" } },
        events = { "saved", "saved" },
        no_events = { "lost" },
    },
}
