local law = require "lawspeaker"

law.scenario {
    name = "each turn has two phases",
    rule = "17",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
        },
    },
    phase = "first_deployment",
    answers = {
        { "vpa", "deployment", "end" }, { "vpa", "order", "end" },
        { "vietnam", "deployment", "end" }, { "vietnam", "order", "end" },
    },
    expect = {
        events = {
            { "deployment", player = "vpa" }, { "orders", player = "vpa" },
            { "deployment", player = "vietnam" }, { "orders", player = "vietnam" }, "result",
        },
    },
}
