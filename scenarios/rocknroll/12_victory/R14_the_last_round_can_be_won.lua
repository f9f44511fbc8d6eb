local law = require "lawspeaker"

law.scenario {
    name = "the last round can be won",
    rule = "R14",
    game = "rocknroll",
    state = {
        globals = { round = 40, vpa_control = 4 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        result = { winners = { "vpa" }, draw = false },
    },
}
