local law = require "lawspeaker"

law.scenario {
    name = "Johny enters the Point he moves to",
    rule = "72",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
            { name = "Bao", side = "vietnam", place = "field/D" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "attack", 1 }, { "mines", 5 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" },
        { "vietnam", "failed", "accept" }, { "vpa", "johny", "move D" },
    },
    expect = {
        rows = { Johny = { place = "hq/vpa" } },
        events = {
            { "moved", unit = "Johny" }, { "knack", unit = "Bao" },
            { "death", unit = "Johny", cause = "mines" },
        },
    },
}
