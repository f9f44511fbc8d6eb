local law = require "lawspeaker"

law.scenario {
    name = "the first player goes first",
    rule = "17",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
        },
    },
    phase = "first_deployment",
    answers = { { "vietnam", "deployment", "end" }, { "vietnam", "order", "end" } },
    expect = {
        pending = { "vpa: deployment" },
        globals = { turn = "vpa" },
    },
}
