local law = require "lawspeaker"

law.scenario {
    name = "a drawn decider is played again",
    rule = "70",
    game = "rocknroll",
    state = {
        globals = { vpa_control = 4, vietnam_control = 4 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/B" },
        },
    },
    phase = "result",
    expect = {
        result = false,
        globals = { vpa_control = 4, vietnam_control = 4 },
        pending = { "vpa: deployment" },
    },
}
