local law = require "lawspeaker"

law.scenario {
    name = "a limit of rounds ends the talk",
    rule = "J2.1",
    game = "johvets",
    rules = { negotiation_rounds = 2 },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    stages = {
        {
            answers = {
                { "red", "say all" }, { "red", "message", "One" },
                { "blue", "say all" }, { "blue", "message", "Two" },
                { "red", "say all" }, { "red", "message", "Three" },
            },
            expect = { pending = { "blue: talk" } },
        },
        {
            answers = { { "blue", "say all" }, { "blue", "message", "Four" } },
            expect = { pending = { "red: orders", "blue: orders" } },
        },
    },
}
