local law = require "lawspeaker"

law.scenario {
    name = "with neither deck nor HQ there are fewer",
    rule = "23",
    game = "rocknroll",
    state = {
        globals = { round = 1 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "unit_deck/vpa" },
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
        places = { ["active/vpa"] = 1, ["active/vietnam"] = 0 },
        pending = { "vpa: deployment" },
    },
}
