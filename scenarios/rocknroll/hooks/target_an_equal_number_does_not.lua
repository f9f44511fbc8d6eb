local law = require "lawspeaker"

law.scenario {
    name = "target an equal number does not",
    rule = "R6",
    game = "rocknroll",
    variant = "rocknroll/outnumbered",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 3 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" }, { "vpa", "failed", "accept" },
    },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "field/C" } },
        events = { { "check", needed = 4 } },
    },
}
