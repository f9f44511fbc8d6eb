local law = require "lawspeaker"

law.scenario {
    name = "reroll: two cards pay together",
    rule = "R7",
    game = "rocknroll",
    rules = { reroll = 2 },
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "hand/vpa" },
        },
    },
    phase = "first_orders",
    stages = {
        {
            dice = { { "attack", 1 } },
            answers = {
                { "vpa", "order", "attack Zulu Vietnam_rifleman_1" },
                { "vpa", "failed", "reroll diamond" },
            },
            expect = {
                pending = { "vpa: payment" },
                legal = { "VPA_rifleman_1" },
                not_legal = { "Zulu" },
                no_events = { "given_up" },
            },
        },
        {
            dice = { { "attack", 4 } },
            answers = { { "vpa", "payment", "VPA_rifleman_1" } },
            expect = {
                rows = {
                    VPA_rifleman_1 = { place = "hq/vpa" },
                    Vietnam_rifleman_1 = { place = "hq/vietnam" },
                },
                places = { ["hand/vpa"] = 0 },
            },
        },
    },
}
