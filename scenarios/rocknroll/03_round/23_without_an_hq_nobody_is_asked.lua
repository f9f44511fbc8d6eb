local law = require "lawspeaker"

law.scenario {
    name = "without an HQ nobody is asked",
    rule = "23",
    game = "rocknroll",
    state = {
        globals = { round = 1 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "unit_deck/vpa" },
            { name = "VPA_rifleman_2", side = "vpa", place = "unit_deck/vpa" },
            { name = "VPA_rifleman_3", side = "vpa", place = "unit_deck/vpa" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "unit_deck/vietnam" },
            { name = "Vietnam_rifleman_2", side = "vietnam", place = "unit_deck/vietnam" },
        },
        card = {
            { name = "spade", place = "deck" },
            { name = "spade", place = "deck" },
            { name = "spade", place = "deck" },
            { name = "diamond", place = "deck" },
            { name = "diamond", place = "deck" },
            { name = "diamond", place = "deck" },
        },
    },
    phase = "arrival",
    expect = {
        rows = {
            VPA_rifleman_1 = { place = "active/vpa" }, VPA_rifleman_2 = { place = "active/vpa" },
        },
        pending = { "vpa: deployment" },
    },
}
