local law = require "lawspeaker"

law.scenario {
    name = "deploy_limit: a unit deployed again counts again",
    rule = "R10",
    game = "rocknroll",
    rules = { deploy_limit = 1 },
    state = {
        unit = {
            { name = "Johny", side = "vpa", place = "active/vpa" },
            { name = "Bao", side = "vietnam", place = "field/A" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_deployment",
    dice = { { "mines", 5 } },
    answers = {
        { "vpa", "deployment", "deploy Johny A" }, { "vpa", "deployment", "buy Johny diamond" },
    },
    expect = {
        rows = { Johny = { place = "active/vpa" } },
        pending = { "vpa: deployment" },
        not_legal = { "deploy Johny A", "deploy Johny E" },
    },
}
