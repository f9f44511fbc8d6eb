local law = require "lawspeaker"

law.scenario {
    name = "at 4 to 4 the next round decides",
    rule = "68",
    game = "rocknroll",
    state = {
        globals = { vpa_control = 4, vietnam_control = 4 },
        unit = {
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        result = { winners = { "vietnam" }, draw = false, reason = "the deciding round" },
        globals = { vietnam_control = 4 },
        no_events = { "control_points" },
    },
}
