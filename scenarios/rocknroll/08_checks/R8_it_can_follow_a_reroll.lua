local law = require "lawspeaker"

law.scenario {
    name = "it can follow a reroll",
    rule = "R8",
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
    dice = { { "attack", 1 }, { "attack", 1 }, { "rocknroll", 6 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" }, { "vpa", "failed", "reroll diamond" },
        { "vpa", "failed", "rocknroll" },
    },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "hq/vietnam" }, Zulu = { place = "field/C" } },
    },
}
