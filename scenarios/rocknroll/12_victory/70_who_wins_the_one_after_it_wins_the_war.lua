local law = require "lawspeaker"

law.scenario {
    name = "who wins the one after it wins the war",
    rule = "70",
    game = "rocknroll",
    rules = { first_units = 0 },
    state = {
        globals = { vpa_control = 4, vietnam_control = 4 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
        },
    },
    phase = "result",
    stages = {
        {
            expect = {
                result = false,
                pending = { "vpa: deployment" },
            },
        },
        {
            answers = {
                { "vpa", "deployment", "deploy VPA_rifleman_1 A" }, { "vpa", "deployment", "end" },
                { "vpa", "order", "end" }, { "vietnam", "deployment", "end" },
                { "vietnam", "order", "end" },
            },
            expect = {
                result = { winners = { "vpa" }, reason = "the deciding round" },
            },
        },
    },
}
