local law = require "lawspeaker"

law.scenario {
    name = "Doc does not save an enemy",
    rule = "72",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 } },
    answers = { { "vpa", "order", "attack VPA_rifleman_1 Vietnam_rifleman_1" } },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "hq/vietnam" } },
        no_events = { "knack" },
    },
}
