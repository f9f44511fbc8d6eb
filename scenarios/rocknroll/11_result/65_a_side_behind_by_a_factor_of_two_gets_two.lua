local law = require "lawspeaker"

law.scenario {
    name = "a side behind by a factor of two gets two",
    rule = "65",
    game = "rocknroll",
    state = {
        globals = { vpa_control = 1, vietnam_control = 2 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        globals = { vpa_control = 3 },
        events = { { "control_points", player = "vpa", gained = 2 } },
    },
}
