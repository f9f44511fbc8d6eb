local law = require "lawspeaker"

law.scenario {
    name = "decider: the house does without it",
    rule = "68",
    game = "rocknroll",
    rules = { decider = 0 },
    state = {
        globals = { vpa_control = 4, vietnam_control = 4 },
        unit = {
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        result = { winners = { "vietnam" }, reason = "control points" },
        globals = { vietnam_control = 5 },
    },
}
