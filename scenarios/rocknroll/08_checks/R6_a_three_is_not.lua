local law = require "lawspeaker"

law.scenario {
    name = "a three is not",
    rule = "R6",
    game = "rocknroll",
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
        rows = { Vietnam_rifleman_1 = { place = "field/C" }, Zulu = { place = "field/C" } },
        events = { { "check", outcome = "failure" } },
    },
}
