local law = require "lawspeaker"

law.scenario {
    name = "without an order card nothing is done",
    rule = "34",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    expect = {
        pending = { "vpa: order" },
        not_legal = { "attack Zulu Vietnam_rifleman_1", "move Zulu B" },
    },
}
