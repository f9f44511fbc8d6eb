local law = require "lawspeaker"

law.scenario {
    name = "there is no reroll after it",
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
            { name = "diamond", place = "hand/vpa" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 1 }, { "rocknroll", 3 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" }, { "vpa", "failed", "rocknroll" },
    },
    expect = {
        events = { "fiasco" },
        pending = { "vpa: order" },
        places = { ["hand/vpa"] = 2 },
    },
}
