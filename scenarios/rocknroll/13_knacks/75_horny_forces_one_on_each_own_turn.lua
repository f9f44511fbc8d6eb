local law = require "lawspeaker"

law.scenario {
    name = "Horny forces one on each own turn",
    rule = "75",
    game = "rocknroll",
    rules = { arrival_orders = 0 },
    state = {
        globals = { round = 2 },
        unit = {
            { name = "Horny", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/D" },
        },
    },
    phase = "second_orders",
    stages = {
        {
            dice = { { "horny", 4 } },
            answers = { { "vietnam", "order", "knack Horny Zulu" } },
            expect = {
                rows = { Zulu = { place = "field/C" } },
                pending = { "vietnam: order" },
                not_legal = { "knack Horny VPA_rifleman_1" },
            },
        },
        {
            answers = {
                { "vietnam", "order", "end" }, { "vpa", "deployment", "end" },
                { "vpa", "order", "end" }, { "vietnam", "deployment", "end" },
            },
            expect = {
                globals = { round = 3 },
                pending = { "vietnam: order" },
                legal = { "knack Horny VPA_rifleman_1" },
            },
        },
    },
}
