local law = require "lawspeaker"

law.scenario {
    name = "a phase is ended when its player likes",
    rule = "18",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
            { name = "VPA_rifleman_2", side = "vpa", place = "active/vpa" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_deployment",
    answers = {
        { "vpa", "deployment", "deploy VPA_rifleman_1 A" }, { "vpa", "deployment", "end" },
    },
    expect = {
        rows = { VPA_rifleman_2 = { place = "active/vpa" } },
        pending = { "vpa: order" },
    },
}
