local law = require "lawspeaker"

law.scenario {
    name = "talk ends when all have passed in a row",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    stages = {
        {
            answers = { { "red", "pass" }, { "blue", "say red" }, { "blue", "message", "Well?" } },
            expect = { pending = { "red: talk" } },
        },
        {
            answers = { { "red", "pass" }, { "blue", "pass" } },
            expect = { pending = { "red: orders", "blue: orders" } },
        },
    },
}
