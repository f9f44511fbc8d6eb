local law = require "lawspeaker"

law.scenario {
    name = "a side with none gets one",
    rule = "66",
    game = "rocknroll",
    state = {
        globals = { vpa_control = 0, vietnam_control = 4 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        globals = { vpa_control = 1 },
    },
}
