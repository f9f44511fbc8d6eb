local law = require "lawspeaker"

law.scenario {
    name = "a side ahead by a factor of two gets one",
    rule = "65",
    game = "rocknroll",
    state = {
        globals = { vpa_control = 2, vietnam_control = 1 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        globals = { vpa_control = 3 },
    },
}
