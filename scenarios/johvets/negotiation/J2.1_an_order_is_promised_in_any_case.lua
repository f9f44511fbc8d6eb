local law = require "lawspeaker"

law.scenario {
    name = "an order is promised in any case",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    stages = {
        {
            answers = {
                {
                    "red",
                    "deal blue promises order R1 Move BARN asks order B1 Reinforce R1 Move Barn",
                },
                { "blue", "accept 1" },
                { "red", "pass" }, { "blue", "pass" },
            },
            expect = {
                events = {
                    { "promised", by = "red", text = "order r1 move barn" },
                    { "promised", by = "blue", text = "order b1 reinforce r1 move barn" },
                },
                pending = { "red: orders", "blue: orders" },
            },
        },
        {
            answers = { { "red", "r1: move barn" }, { "blue", "b1: stay" } },
            expect = { events = { { "kept", by = "red" }, { "broken", by = "blue" } } },
        },
    },
}
