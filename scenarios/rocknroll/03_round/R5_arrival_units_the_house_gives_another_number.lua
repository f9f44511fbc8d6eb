local law = require "lawspeaker"

law.scenario {
    name = "arrival_units: the house gives another number",
    rule = "R5",
    game = "rocknroll",
    rules = { arrival_units = 3 },
    state = {
        globals = { round = 1 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "unit_deck/vpa" },
            { name = "VPA_rifleman_2", side = "vpa", place = "unit_deck/vpa" },
            { name = "VPA_rifleman_3", side = "vpa", place = "unit_deck/vpa" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "unit_deck/vietnam" },
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
        places = { ["active/vpa"] = 3, ["active/vietnam"] = 1 },
    },
}
