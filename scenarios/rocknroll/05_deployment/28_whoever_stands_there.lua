local law = require "lawspeaker"

law.scenario {
    name = "whoever stands there",
    rule = "28",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/A" },
            { name = "Vietnam_rifleman_2", side = "vietnam", place = "field/A" },
        },
    },
    phase = "first_deployment",
    answers = { { "vpa", "deployment", "deploy VPA_rifleman_1 A" } },
    expect = {
        rows = { VPA_rifleman_1 = { place = "field/A" } },
    },
}
