local law = require "lawspeaker"

law.scenario {
    name = "an answer lapses when its attacker is on no Point any more",
    rule = "R12",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "attack", 1 }, { "rocknroll", 1 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" },
        { "vietnam", "failed", "rocknroll" },
    },
    expect = {
        events = {
            { "fiasco", unit = "Vietnam_rifleman_1" }, { "lost", unit = "Vietnam_rifleman_1" },
            { "lapsed", unit = "Johny" },
        },
        rows = { Johny = { place = "field/C" } },
        pending = { "vietnam: order" },
    },
}
