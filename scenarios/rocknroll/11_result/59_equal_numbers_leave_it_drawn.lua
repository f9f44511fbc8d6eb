local law = require "lawspeaker"

law.scenario {
    name = "equal numbers leave it drawn",
    rule = "59",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        events = { { "control", point = "A", vpa = 1, vietnam = 1, holder = "nobody" } },
        globals = { vpa_control = 0, vietnam_control = 0 },
    },
}
