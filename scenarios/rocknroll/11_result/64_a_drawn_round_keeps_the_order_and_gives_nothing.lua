local law = require "lawspeaker"

law.scenario {
    name = "a drawn round keeps the order and gives nothing",
    rule = "64",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/B" },
        },
    },
    phase = "result",
    expect = {
        globals = { first = "vietnam", vpa_control = 0, vietnam_control = 0 },
        no_events = { "control_points" },
    },
}
