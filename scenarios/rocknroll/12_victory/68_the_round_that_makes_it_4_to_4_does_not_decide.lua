local law = require "lawspeaker"

law.scenario {
    name = "the round that makes it 4 to 4 does not decide",
    rule = "68",
    game = "rocknroll",
    state = {
        globals = { vpa_control = 4, vietnam_control = 3 },
        unit = {
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        result = false,
        globals = { vietnam_control = 4 },
        events = { "decider" },
    },
}
