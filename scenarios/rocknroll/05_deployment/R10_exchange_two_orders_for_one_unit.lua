local law = require "lawspeaker"

law.scenario {
    name = "exchange: two orders for one unit",
    rule = "R10",
    game = "rocknroll",
    rules = { exchange = 2 },
    state = {
        unit = { { name = "Zulu", side = "vpa", place = "hq/vpa" } },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "hand/vpa" },
            { name = "artillery", place = "hand/vpa" },
        },
    },
    phase = "first_deployment",
    answers = {
        { "vpa", "deployment", "buy Zulu spade" }, { "vpa", "payment", "artillery" },
    },
    expect = {
        rows = { Zulu = { place = "active/vpa" } },
        places = { ["hand/vpa"] = { "diamond" }, discard = { "artillery", "spade" } },
        pending = { "vpa: deployment" },
    },
}
