local law = require "lawspeaker"

law.scenario {
    name = "Hardman helps nobody on another Point",
    rule = "77",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Hardman", side = "vpa", place = "field/B" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 3 } },
    answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } },
    expect = {
        pending = { "vpa: failed" },
        events = { { "check", bonus = 0, outcome = "failure" } },
    },
}
