local law = require "lawspeaker"

law.scenario {
    name = "only in the same Point",
    rule = "R6",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/D" },
            { name = "Vietnam_rifleman_2", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    expect = {
        legal = { "attack Zulu Vietnam_rifleman_2" },
        not_legal = { "attack Zulu Vietnam_rifleman_1" },
    },
}
