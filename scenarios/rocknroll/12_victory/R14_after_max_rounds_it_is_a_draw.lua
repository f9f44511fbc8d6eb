local law = require "lawspeaker"

law.scenario {
    name = "after max rounds it is a draw",
    rule = "R14",
    game = "rocknroll",
    state = {
        globals = { round = 40 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        result = { winners = {}, draw = true, reason = "max_rounds" },
        globals = { vpa_control = 1 },
    },
}
