local law = require "lawspeaker"

law.scenario {
    name = "an order with nothing to attack is not played",
    rule = "36",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/D" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    expect = {
        pending = { "vpa: order" },
        not_legal = { "attack Zulu Vietnam_rifleman_1" },
    },
}
