local law = require "lawspeaker"

law.scenario {
    name = "reroll: two cards are not to be had for one",
    rule = "R7",
    game = "rocknroll",
    rules = { reroll = 2 },
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
        not_legal = { "reroll diamond" },
    },
}
