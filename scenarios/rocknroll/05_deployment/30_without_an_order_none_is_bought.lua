local law = require "lawspeaker"

law.scenario {
    name = "without an order none is bought",
    rule = "30",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "hq/vpa" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "hq/vietnam" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_deployment",
    expect = {
        not_legal = { "buy VPA_rifleman_1 spade", "buy Vietnam_rifleman_1 spade" },
    },
}
