local law = require "lawspeaker"

law.scenario {
    name = "deploy_limit: to buy a unit back does not use it up",
    rule = "R10",
    game = "rocknroll",
    rules = { deploy_limit = 1 },
    state = {
        unit = { { name = "Zulu", side = "vpa", place = "hq/vpa" } },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_deployment",
    answers = {
        { "vpa", "deployment", "buy Zulu spade" }, { "vpa", "deployment", "deploy Zulu A" },
    },
    expect = {
        rows = { Zulu = { place = "field/A" } },
    },
}
