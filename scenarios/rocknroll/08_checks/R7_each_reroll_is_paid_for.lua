local law = require "lawspeaker"

law.scenario {
    name = "each reroll is paid for",
    rule = "R7",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "hand/vpa" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 1 }, { "attack", 2 }, { "attack", 3 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" }, { "vpa", "failed", "reroll diamond" },
        { "vpa", "failed", "reroll spade" }, { "vpa", "failed", "accept" },
    },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "field/C" } },
        places = { ["hand/vpa"] = 0 },
        pending = { "vpa: order" },
    },
}
