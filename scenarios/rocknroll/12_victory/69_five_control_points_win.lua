local law = require "lawspeaker"

law.scenario {
    name = "five control Points win",
    rule = "69",
    game = "rocknroll",
    state = {
        globals = { vpa_control = 4, vietnam_control = 2 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        result = { winners = { "vpa" }, draw = false, reason = "control points" },
        globals = { vpa_control = 5 },
        events = { { "control_points", player = "vpa", total = 5 }, { "victory", player = "vpa" } },
    },
}
