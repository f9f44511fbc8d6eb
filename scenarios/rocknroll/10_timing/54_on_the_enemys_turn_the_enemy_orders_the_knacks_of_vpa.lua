local law = require "lawspeaker"

law.scenario {
    name = "on the enemy's turn the enemy orders the knacks of VPA",
    rule = "54",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "attack", 6 } },
    answers = { { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" } },
    expect = {
        pending = { "vietnam: reaction" },
        legal = { "Johny Vietnam_rifleman_1", "Doc VPA_rifleman_1" },
    },
}
