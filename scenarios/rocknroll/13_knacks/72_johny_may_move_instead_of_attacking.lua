local law = require "lawspeaker"

law.scenario {
    name = "Johny may move instead of attacking",
    rule = "72",
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
    dice = { { "attack", 1 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" },
        { "vietnam", "failed", "accept" }, { "vpa", "johny", "move D" },
    },
    expect = {
        rows = { Johny = { place = "field/D" }, Vietnam_rifleman_1 = { place = "field/C" } },
        events = { { "moved", unit = "Johny" } },
    },
}
