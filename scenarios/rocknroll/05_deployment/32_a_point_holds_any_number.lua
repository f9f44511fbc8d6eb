local law = require "lawspeaker"

law.scenario {
    name = "a Point holds any number",
    rule = "32",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
            { name = "VPA_rifleman_2", side = "vpa", place = "active/vpa" },
            { name = "VPA_rifleman_3", side = "vpa", place = "active/vpa" },
            { name = "VPA_rifleman_4", side = "vpa", place = "field/A" },
            { name = "VPA_rifleman_5", side = "vpa", place = "field/A" },
        },
    },
    phase = "first_deployment",
    answers = {
        { "vpa", "deployment", "deploy VPA_rifleman_1 A" },
        { "vpa", "deployment", "deploy VPA_rifleman_2 A" },
        { "vpa", "deployment", "deploy VPA_rifleman_3 A" },
    },
    expect = {
        places = { ["field/A"] = 5 },
    },
}
