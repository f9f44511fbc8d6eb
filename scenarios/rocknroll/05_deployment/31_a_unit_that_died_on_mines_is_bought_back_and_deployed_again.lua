local law = require "lawspeaker"

law.scenario {
    name = "a unit that died on mines is bought back and deployed again",
    rule = "31",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Johny", side = "vpa", place = "active/vpa" },
            { name = "Bao", side = "vietnam", place = "field/A" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_deployment",
    dice = { { "mines", 5 }, { "mines", 2 } },
    answers = {
        { "vpa", "deployment", "deploy Johny A" }, { "vpa", "deployment", "buy Johny diamond" },
        { "vpa", "deployment", "deploy Johny A" }, { "vietnam", "failed", "accept" },
    },
    expect = {
        rows = { Johny = { place = "field/A" } },
        events = {
            { "deployed", unit = "Johny" }, { "lost", unit = "Johny" },
            { "bought", player = "vpa" }, { "deployed", unit = "Johny" },
        },
    },
}
