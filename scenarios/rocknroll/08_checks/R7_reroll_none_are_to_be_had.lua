local law = require "lawspeaker"

law.scenario {
    name = "reroll: none are to be had",
    rule = "R7",
    game = "rocknroll",
    rules = { reroll = 0 },
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
        pending = { "vpa: failed" },
        legal = { "rocknroll" },
        not_legal = { "reroll diamond" },
    },
}
