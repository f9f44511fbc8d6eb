local law = require "lawspeaker"

law.scenario {
    name = "exchange: one order is too few where two are due",
    rule = "R10",
    game = "rocknroll",
    rules = { exchange = 2 },
    state = {
        unit = { { name = "Zulu", side = "vpa", place = "hq/vpa" } },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_deployment",
    expect = {
        pending = { "vpa: deployment" },
        not_legal = { "buy Zulu spade" },
    },
}
