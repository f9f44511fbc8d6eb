local law = require "lawspeaker"

law.scenario {
    name = "Hardman does not add to his own",
    rule = "77",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Hardman", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 3 } },
    answers = { { "vpa", "order", "attack Hardman Vietnam_rifleman_1" } },
    expect = {
        pending = { "vpa: failed" },
        events = { { "check", bonus = 0, outcome = "failure" } },
    },
}
