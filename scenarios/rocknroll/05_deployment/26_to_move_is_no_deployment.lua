local law = require "lawspeaker"

law.scenario {
    name = "to move is no deployment",
    rule = "26",
    game = "rocknroll",
    rules = { deploy_limit = 1 },
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/B" },
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_deployment",
    answers = {
        { "vpa", "deployment", "deploy VPA_rifleman_1 A" }, { "vpa", "deployment", "end" },
        { "vpa", "order", "move Zulu A" },
    },
    expect = {
        rows = { Zulu = { place = "field/A" }, VPA_rifleman_1 = { place = "field/A" } },
        events = { { "moved", unit = "Zulu" } },
    },
}
