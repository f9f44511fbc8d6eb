local law = require "lawspeaker"

law.scenario {
    name = "the cycle is repeated until all have orders",
    rule = "19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    stages = {
        {
            answers = { { "p1", "order", "defend army_3" }, { "p2", "order", "defend army_2" } },
            expect = { pending = { "p1: order" }, rows = { army_1 = { order = "none" } } },
        },
        {
            answers = { { "p1", "order", "defend army_1" } },
            expect = { pending = { "p1: resolve" } },
        },
    },
}
