local law = require "lawspeaker"

law.scenario {
    name = "what Johny does is VPA's choice on Vietnam's turn",
    rule = "56",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "attack", 1 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 Johny" },
        { "vietnam", "failed", "accept" },
    },
    expect = {
        pending = { "vpa: johny" },
        legal = { "attack Vietnam_rifleman_1", "move B", "move D" },
    },
}
