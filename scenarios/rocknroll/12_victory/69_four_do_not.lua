local law = require "lawspeaker"

law.scenario {
    name = "four do not",
    rule = "69",
    game = "rocknroll",
    state = {
        globals = { vpa_control = 3, vietnam_control = 2 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        result = false,
        globals = { vpa_control = 4 },
    },
}
