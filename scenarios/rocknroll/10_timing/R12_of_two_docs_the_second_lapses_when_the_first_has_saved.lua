local law = require "lawspeaker"

law.scenario {
    name = "of two Docs the second lapses when the first has saved",
    rule = "R12",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { "one", name = "Doc", side = "vpa", place = "field/C" },
            { "two", name = "Doc", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 }, { "doc", 4 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" },
        { "vietnam", "reaction", "two" },
    },
    expect = {
        events = { { "saved", unit = "VPA_rifleman_1", by = "two" }, { "lapsed", unit = "one" } },
        rows = { VPA_rifleman_1 = { place = "field/C" } },
        pending = { "vietnam: order" },
    },
}
