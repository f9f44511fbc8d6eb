local law = require "lawspeaker"

law.scenario {
    name = "a unit of the HQ for an order",
    rule = "30",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "hq/vpa" },
        },
        card = { { name = "artillery", place = "hand/vpa" } },
    },
    phase = "first_deployment",
    answers = { { "vpa", "deployment", "buy VPA_rifleman_1 artillery" } },
    expect = {
        rows = { VPA_rifleman_1 = { place = "active/vpa" } },
        places = { discard = { "artillery" }, ["hand/vpa"] = 0 },
    },
}
