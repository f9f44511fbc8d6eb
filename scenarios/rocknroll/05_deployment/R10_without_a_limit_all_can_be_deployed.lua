local law = require "lawspeaker"

law.scenario {
    name = "without a limit all can be deployed",
    rule = "R10",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
            { name = "VPA_rifleman_2", side = "vpa", place = "active/vpa" },
        },
    },
    phase = "first_deployment",
    answers = {
        { "vpa", "deployment", "deploy VPA_rifleman_1 A" },
        { "vpa", "deployment", "deploy VPA_rifleman_2 A" },
    },
    expect = {
        rows = { VPA_rifleman_1 = { place = "field/A" }, VPA_rifleman_2 = { place = "field/A" } },
    },
}
