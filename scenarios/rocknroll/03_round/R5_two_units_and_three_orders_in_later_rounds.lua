local law = require "lawspeaker"

law.scenario {
    name = "two units and three orders in later rounds",
    rule = "R5",
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
        globals = { round = 2 },
        places = {
            ["active/vpa"] = 2, ["unit_deck/vpa"] = 1, ["active/vietnam"] = 2, ["hand/vpa"] = 3,
            ["hand/vietnam"] = 3, deck = 0,
        },
    },
}
