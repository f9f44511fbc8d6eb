local law = require "lawspeaker"

law.scenario {
    name = "the acting unit does not pay",
    rule = "R7",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "hand/vpa" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 1 } },
    answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } },
    expect = {
        legal = { "reroll diamond" },
        not_legal = { "reroll Zulu", "reroll Vietnam_rifleman_1" },
    },
}
