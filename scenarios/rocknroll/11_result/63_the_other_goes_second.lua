local law = require "lawspeaker"

law.scenario {
    name = "the other goes second",
    rule = "63",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        globals = { first = "vietnam" },
        pending = { "vietnam: deployment" },
    },
}
