local law = require "lawspeaker"

law.scenario {
    name = "of two Docs the second saves when the first has failed",
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
    dice = { { "attack", 4 }, { "doc", 1 }, { "doc", 4 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" },
        { "vietnam", "reaction", "two" }, { "vpa", "failed", "accept" },
    },
    expect = {
        events = {
            { "check", unit = "two", outcome = "failure" },
            { "saved", unit = "VPA_rifleman_1", by = "one" },
        },
        no_events = { "lost" },
        rows = { VPA_rifleman_1 = { place = "field/C" } },
    },
}
