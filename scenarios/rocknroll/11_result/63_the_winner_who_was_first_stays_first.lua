local law = require "lawspeaker"

law.scenario {
    name = "the winner who was first stays first",
    rule = "63",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        globals = { first = "vpa" },
        pending = { "vpa: deployment" },
    },
}
