local law = require "lawspeaker"

law.scenario {
    name = "without an order it stays in the HQ",
    rule = "31",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Johny", side = "vpa", place = "active/vpa" },
            { name = "Bao", side = "vietnam", place = "field/A" },
        },
    },
    phase = "first_deployment",
    dice = { { "mines", 5 } },
    answers = { { "vpa", "deployment", "deploy Johny A" } },
    expect = {
        rows = { Johny = { place = "hq/vpa" } },
        not_legal = { "deploy Johny A", "buy Johny diamond" },
    },
}
