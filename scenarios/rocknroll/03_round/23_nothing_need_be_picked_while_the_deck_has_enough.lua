local law = require "lawspeaker"

law.scenario {
    name = "nothing need be picked while the deck has enough",
    rule = "23",
    game = "rocknroll",
    state = {
        globals = { round = 1 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "unit_deck/vpa" },
            { name = "VPA_rifleman_2", side = "vpa", place = "unit_deck/vpa" },
            { name = "Zulu", side = "vpa", place = "hq/vpa" },
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
    answers = { { "vpa", "arrival", "none" } },
    expect = {
        rows = {
            Zulu = { place = "hq/vpa" }, VPA_rifleman_1 = { place = "active/vpa" },
            VPA_rifleman_2 = { place = "active/vpa" },
        },
    },
}
