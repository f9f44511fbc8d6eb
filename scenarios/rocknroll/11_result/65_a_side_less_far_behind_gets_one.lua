local law = require "lawspeaker"

law.scenario {
    name = "a side less far behind gets one",
    rule = "65",
    game = "rocknroll",
    state = {
        globals = { vpa_control = 2, vietnam_control = 3 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        globals = { vpa_control = 3 },
    },
}
