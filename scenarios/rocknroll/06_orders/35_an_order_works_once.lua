local law = require "lawspeaker"

law.scenario {
    name = "an order works once",
    rule = "35",
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
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" }, { "vpa", "failed", "accept" },
    },
    expect = {
        not_legal = { "attack Zulu Vietnam_rifleman_1" },
        places = { discard = { "spade" }, played = 0, ["hand/vpa"] = 0 },
    },
}
