local law = require "lawspeaker"

law.scenario {
    name = "only on the outermost Points",
    rule = "28",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
        },
    },
    phase = "first_deployment",
    expect = {
        legal = { "deploy VPA_rifleman_1 A", "deploy VPA_rifleman_1 E" },
        not_legal = {
            "deploy VPA_rifleman_1 B", "deploy VPA_rifleman_1 C", "deploy VPA_rifleman_1 D",
        },
    },
}
