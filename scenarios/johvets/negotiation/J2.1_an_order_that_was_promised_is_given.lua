local law = require "lawspeaker"

law.scenario {
    name = "an order is given as promised",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    stages = {
        {
            answers = {
                { "red", "deal blue promises order r1 move barn" }, { "blue", "accept 1" },
                { "red", "pass" }, { "blue", "pass" },
            },
            expect = {
                events = { { "promised", by = "red", to = "blue" } },
                pending = { "red: orders", "blue: orders" },
            },
        },
        {
            answers = { { "red", "r1: move barn" }, { "blue", "b1: stay" } },
            expect = { events = { { "kept", by = "red", to = "blue" } }, no_events = { "broken" } },
        },
    },
}
