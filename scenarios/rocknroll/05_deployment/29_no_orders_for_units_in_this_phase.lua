local law = require "lawspeaker"

law.scenario {
    name = "no orders for units in this phase",
    rule = "29",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
            { name = "VPA_rifleman_2", side = "vpa", place = "field/A" },
        },
        card = { { name = "spade", place = "deck" } },
    },
    phase = "first_deployment",
    expect = {
        not_legal = { "exchange VPA_rifleman_1", "exchange VPA_rifleman_2" },
    },
}
