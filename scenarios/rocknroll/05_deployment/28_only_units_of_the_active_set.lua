local law = require "lawspeaker"

law.scenario {
    name = "only units of the active set",
    rule = "28",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "unit_deck/vpa" },
            { name = "VPA_rifleman_2", side = "vpa", place = "hq/vpa" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "active/vietnam" },
            { name = "VPA_rifleman_3", side = "vpa", place = "field/B" },
        },
    },
    phase = "first_deployment",
    expect = {
        legal = { "end" },
        not_legal = {
            "deploy VPA_rifleman_1 A", "deploy VPA_rifleman_2 A", "deploy Vietnam_rifleman_1 A",
            "deploy VPA_rifleman_3 A",
        },
    },
}
