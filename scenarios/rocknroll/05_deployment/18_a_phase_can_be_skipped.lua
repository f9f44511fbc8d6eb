local law = require "lawspeaker"

law.scenario {
    name = "a phase can be skipped",
    rule = "18",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
        },
    },
    phase = "first_deployment",
    answers = { { "vpa", "deployment", "end" }, { "vpa", "order", "end" } },
    expect = {
        rows = { VPA_rifleman_1 = { place = "active/vpa" } },
        pending = { "vietnam: deployment" },
    },
}
