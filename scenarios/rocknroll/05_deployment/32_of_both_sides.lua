local law = require "lawspeaker"

law.scenario {
    name = "of both side's",
    rule = "32",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/A" },
            { name = "Vietnam_rifleman_2", side = "vietnam", place = "field/A" },
            { name = "Vietnam_rifleman_3", side = "vietnam", place = "field/A" },
            { name = "VPA_rifleman_4", side = "vpa", place = "field/A" },
        },
    },
    phase = "first_deployment",
    answers = { { "vpa", "deployment", "deploy VPA_rifleman_1 A" } },
    expect = {
        places = { ["field/A"] = 5 },
    },
}
