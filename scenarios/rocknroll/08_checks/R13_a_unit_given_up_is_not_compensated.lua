local law = require "lawspeaker"

law.scenario {
    name = "a unit given up is not compensated",
    rule = "R13",
    game = "rocknroll",
    rules = { compensation = 1 },
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/B" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "deck" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 3 }, { "attack", 3 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" },
        { "vpa", "failed", "reroll VPA_rifleman_1" }, { "vpa", "failed", "accept" },
    },
    expect = {
        rows = { VPA_rifleman_1 = { place = "hq/vpa" } },
        no_events = { "compensated" },
        places = { ["hand/vpa"] = 0, deck = 1 },
    },
}
