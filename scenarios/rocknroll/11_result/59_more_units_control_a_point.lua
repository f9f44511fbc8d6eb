local law = require "lawspeaker"

law.scenario {
    name = "more units control a Point",
    rule = "59",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
            { name = "VPA_rifleman_2", side = "vpa", place = "field/A" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        events = { { "control", point = "A", vpa = 2, vietnam = 1, holder = "vpa" } },
        globals = { vpa_control = 1, vietnam_control = 0 },
    },
}
