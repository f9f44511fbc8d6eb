local law = require "lawspeaker"

law.scenario {
    name = "orders are secret until all are in",
    rule = "J2.2",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    stages = {
        {
            expect = { pending = { "red: orders", "blue: orders" } },
        },
        {
            answers = { { "red", "orders", "r1: move barn" } },
            expect = { pending = { "blue: orders" }, no_events = { "verdict" } },
        },
        {
            answers = { { "blue", "orders", "b1: stay" } },
            expect = { events = { { "verdict", unit = "r1", result = "succeeded" } } },
        },
    },
}
