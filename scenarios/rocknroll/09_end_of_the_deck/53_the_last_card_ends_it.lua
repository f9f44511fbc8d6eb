local law = require "lawspeaker"

law.scenario {
    name = "the last card ends it",
    rule = "53",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_2", side = "vpa", place = "field/C" },
        },
        card = { { name = "spade", place = "deck" } },
    },
    phase = "first_orders",
    answers = { { "vpa", "order", "exchange VPA_rifleman_1" } },
    expect = {
        not_legal = { "exchange VPA_rifleman_2" },
        places = { deck = 0, ["hand/vpa"] = 1 },
    },
}
