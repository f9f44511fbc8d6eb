local law = require "lawspeaker"

law.scenario {
    name = "units not deployed stay in hand",
    rule = "19",
    game = "rocknroll",
    rules = { first_units = 2 },
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
            { name = "VPA_rifleman_2", side = "vpa", place = "unit_deck/vpa" },
            { name = "VPA_rifleman_3", side = "vpa", place = "unit_deck/vpa" },
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
    phase = "second_orders",
    answers = { { "vietnam", "order", "end" } },
    expect = {
        places = { ["active/vpa"] = 3 },
        pending = { "vpa: deployment" },
    },
}
