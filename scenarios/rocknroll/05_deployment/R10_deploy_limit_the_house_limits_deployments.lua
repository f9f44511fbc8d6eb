local law = require "lawspeaker"

law.scenario {
    name = "deploy_limit: the house limits deployments",
    rule = "R10",
    game = "rocknroll",
    rules = { deploy_limit = 1 },
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
            { name = "VPA_rifleman_2", side = "vpa", place = "active/vpa" },
            { name = "VPA_rifleman_3", side = "vpa", place = "hq/vpa" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_deployment",
    answers = { { "vpa", "deployment", "deploy VPA_rifleman_1 A" } },
    expect = {
        legal = { "end", "buy VPA_rifleman_3 spade" },
        not_legal = { "deploy VPA_rifleman_2 A" },
    },
}
