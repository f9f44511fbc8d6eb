local law = require "lawspeaker"

law.scenario {
    name = "an order buys a unit of the HQ which is deployed at once",
    rule = "R10",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "hq/vpa" },
        },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "hand/vpa" },
        },
    },
    phase = "first_deployment",
    answers = {
        { "vpa", "deployment", "buy VPA_rifleman_1 diamond" },
        { "vpa", "deployment", "deploy VPA_rifleman_1 E" },
    },
    expect = {
        rows = { VPA_rifleman_1 = { place = "field/E" } },
        places = { ["hand/vpa"] = { "spade" }, discard = { "diamond" } },
    },
}
