local law = require "lawspeaker"

law.scenario {
    name = "the first player receives units first",
    rule = "R5",
    game = "rocknroll",
    rules = { arrival_orders = 0 },
    state = {
        globals = { round = 1, first = "vietnam" },
        unit = {
            { name = "Zulu", side = "vpa", place = "hq/vpa" },
            { name = "VPA_rifleman_1", side = "vpa", place = "unit_deck/vpa" },
            { name = "VPA_rifleman_2", side = "vpa", place = "unit_deck/vpa" },
            { name = "Bao", side = "vietnam", place = "hq/vietnam" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "unit_deck/vietnam" },
            { name = "Vietnam_rifleman_2", side = "vietnam", place = "unit_deck/vietnam" },
        },
    },
    phase = "arrival",
    stages = {
        { expect = { pending = { "vietnam: arrival" } } },
        {
            answers = { { "vietnam", "arrival", "Bao" } },
            expect = {
                rows = { Bao = { place = "active/vietnam" } },
                places = { ["active/vietnam"] = 2, ["active/vpa"] = 0 },
                pending = { "vpa: arrival" },
            },
        },
    },
}
