local law = require "lawspeaker"

law.scenario {
    name = "units in all do not count",
    rule = "62",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
            { name = "VPA_rifleman_2", side = "vpa", place = "field/B" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_2", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_3", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_4", side = "vietnam", place = "field/C" },
        },
    },
    phase = "result",
    expect = {
        globals = { vpa_control = 1, vietnam_control = 0 },
    },
}
