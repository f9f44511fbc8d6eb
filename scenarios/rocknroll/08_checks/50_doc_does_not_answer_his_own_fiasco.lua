local law = require "lawspeaker"

law.scenario {
    name = "Doc does not answer his own fiasco",
    rule = "50",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 1 }, { "rocknroll", 1 } },
    answers = {
        { "vpa", "order", "attack Doc Vietnam_rifleman_1" }, { "vpa", "failed", "rocknroll" },
    },
    expect = {
        rows = { Doc = { place = "hq/vpa" } },
        no_events = { "knack", "saved" },
    },
}
