local law = require "lawspeaker"

law.scenario {
    name = "Johny can only move when Voi Dai covers the attacker",
    rule = "72",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
            { name = "Voi_Dai", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "attack", 1 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" },
        { "vietnam", "failed", "accept" },
    },
    expect = {
        pending = { "vpa: johny" },
        legal = { "move B", "move D" },
        not_legal = { "attack Vietnam_rifleman_1", "attack Voi_Dai" },
    },
}
