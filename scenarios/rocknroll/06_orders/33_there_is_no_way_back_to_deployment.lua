local law = require "lawspeaker"

law.scenario {
    name = "there is no way back to deployment",
    rule = "33",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
            { name = "Zulu", side = "vpa", place = "field/C" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    answers = { { "vpa", "order", "move Zulu D" } },
    expect = {
        pending = { "vpa: order" },
        not_legal = { "deploy VPA_rifleman_1 A", "buy VPA_rifleman_1 diamond" },
    },
}
