local law = require "lawspeaker"

law.scenario {
    name = "the boy tries again on his next own turn",
    rule = "73",
    game = "rocknroll",
    rules = { arrival_orders = 0 },
    state = {
        globals = { round = 2 },
        unit = { { name = "Boy", side = "vietnam", place = "field/C" } },
    },
    phase = "second_orders",
    stages = {
        {
            dice = { { "boy", 4 } },
            answers = {
                { "vietnam", "order", "knack Boy" }, { "vietnam", "failed", "accept" },
            },
            expect = { pending = { "vietnam: order" }, not_legal = { "knack Boy" } },
        },
        {
            answers = {
                { "vietnam", "order", "end" }, { "vpa", "deployment", "end" },
                { "vpa", "order", "end" }, { "vietnam", "deployment", "end" },
            },
            expect = {
                globals = { round = 3 },
                pending = { "vietnam: order" },
                legal = { "knack Boy" },
            },
        },
    },
}
