local law = require "lawspeaker"

law.scenario {
    name = "when the deck has too few the HQ gives what it has",
    rule = "23",
    game = "rocknroll",
    state = {
        globals = { round = 1 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "unit_deck/vpa" },
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
    stages = {
        {
            expect = {
                pending = { "vpa: arrival" },
                not_legal = { "none" },
            },
        },
        {
            answers = { { "vpa", "arrival", "Zulu" } },
            expect = {
                rows = {
                    Zulu = { place = "active/vpa" }, VPA_rifleman_1 = { place = "active/vpa" },
                },
            },
        },
    },
}
