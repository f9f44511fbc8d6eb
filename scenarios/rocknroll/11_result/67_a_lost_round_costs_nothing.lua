local law = require "lawspeaker"

law.scenario {
    name = "a lost round costs nothing",
    rule = "67",
    game = "rocknroll",
    state = {
        globals = { vpa_control = 3, vietnam_control = 3 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        globals = { vietnam_control = 3, vpa_control = 4 },
    },
}
