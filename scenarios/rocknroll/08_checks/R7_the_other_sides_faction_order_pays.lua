local law = require "lawspeaker"

law.scenario {
    name = "the other side's faction order pays",
    rule = "R7",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "artillery", place = "hand/vpa" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 1 }, { "attack", 6 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" },
        { "vpa", "failed", "reroll artillery" },
    },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "hq/vietnam" } },
        places = { ["hand/vpa"] = 0 },
    },
}
