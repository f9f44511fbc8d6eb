local law = require "lawspeaker"

law.scenario {
    name = "the order that is being applied is not spare",
    rule = "R7",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 1 } },
    answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } },
    expect = {
        pending = { "vpa: failed" },
        legal = { "accept", "rocknroll" },
        not_legal = { "reroll spade" },
        places = { played = { "spade" } },
    },
}
