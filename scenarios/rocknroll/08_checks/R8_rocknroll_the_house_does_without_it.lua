local law = require "lawspeaker"

law.scenario {
    name = "ROCK'N'ROLL the house does without it",
    rule = "R8",
    game = "rocknroll",
    rules = { rocknroll = false },
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
        legal = { "accept", "reroll diamond" },
        not_legal = { "rocknroll" },
    },
}
