local law = require "lawspeaker"

law.scenario {
    name = "in the round nobody gets any",
    rule = "53",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
        },
        card = {
            { name = "spade", place = "discard" },
            { name = "diamond", place = "discard" },
        },
    },
    phase = "first_orders",
    expect = {
        not_legal = { "exchange VPA_rifleman_1" },
        places = { deck = 0, discard = 2 },
    },
}
