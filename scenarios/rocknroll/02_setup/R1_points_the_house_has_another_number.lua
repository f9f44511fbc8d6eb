local law = require "lawspeaker"

law.scenario {
    name = "Points the house has another number",
    rule = "R1",
    game = "rocknroll",
    rules = { points = 3 },
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_deployment",
    expect = {
        legal = { "deploy VPA_rifleman_1 A", "deploy VPA_rifleman_1 C" },
        not_legal = { "deploy VPA_rifleman_1 B" },
    },
}
