local law = require "lawspeaker"

law.scenario {
    name = "nobody is asked when there is nothing to be done",
    rule = "R7",
    game = "rocknroll",
    rules = { rocknroll = false },
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 1 } },
    answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } },
    expect = {
        events = { { "check", outcome = "failure" } },
        pending = { "vpa: order" },
        places = { discard = { "spade" } },
    },
}
