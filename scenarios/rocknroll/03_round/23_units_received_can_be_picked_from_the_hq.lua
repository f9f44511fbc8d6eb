local law = require "lawspeaker"

law.scenario {
    name = "units received can be picked from the HQ",
    rule = "23",
    game = "rocknroll",
    state = {
        globals = { round = 1 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "unit_deck/vpa" },
            { name = "VPA_rifleman_2", side = "vpa", place = "unit_deck/vpa" },
            { name = "Zulu", side = "vpa", place = "hq/vpa" },
            { name = "Doc", side = "vpa", place = "hq/vpa" },
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
                legal = { "Zulu", "Doc, Zulu" },
            },
        },
        {
            answers = { { "vpa", "arrival", "Zulu" } },
            expect = {
                rows = { Zulu = { place = "active/vpa" }, Doc = { place = "hq/vpa" } },
                places = { ["active/vpa"] = 2, ["unit_deck/vpa"] = 1 },
                events = { { "units_received", player = "vpa", deck = 1 } },
            },
        },
    },
}
