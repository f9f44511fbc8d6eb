local law = require "lawspeaker"

law.scenario {
    name = "nothing is given for losses",
    rule = "R13",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "deck" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 4 } },
    answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } },
    expect = {
        places = { ["hand/vietnam"] = 0, deck = 1 },
        no_events = { "compensated" },
    },
}
