local law = require "lawspeaker"

law.scenario {
    name = "it is there again in the next check",
    rule = "R8",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_2", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "spade", place = "hand/vpa" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 1 }, { "rocknroll", 6 }, { "attack", 1 }, { "rocknroll", 5 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" }, { "vpa", "failed", "rocknroll" },
        { "vpa", "order", "attack Zulu Vietnam_rifleman_2" }, { "vpa", "failed", "rocknroll" },
    },
    expect = {
        rows = {
            Vietnam_rifleman_1 = { place = "hq/vietnam" },
            Vietnam_rifleman_2 = { place = "hq/vietnam" }, Zulu = { place = "field/C" },
        },
    },
}
