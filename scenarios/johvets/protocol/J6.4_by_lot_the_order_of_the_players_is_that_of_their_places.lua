local law = require "lawspeaker"

-- Blue begins where the map has red, and red where it has blue: so blue is first.
law.scenario {
    name = "by lot the order of the players is that of their places",
    rule = "J6.4",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    stages = {
        {
            dice = { { "start", 1 } },
            answers = { { "red", "r1: move cave" }, { "blue", "b1: move hives, b3: move barn" } },
            expect = { pending = { "blue: supply" } },
        },
        {
            answers = { { "blue", "supply", "book hives" }, { "blue", "supply", "pass" } },
            expect = { pending = { "red: supply" } },
        },
        {
            answers = { { "red", "supply", "book cave as ember" } },
            expect = {
                events = { { "supplied", player = "red", action = "book cave as ember" } },
                pending = { "red: orders", "blue: orders" },
            },
        },
    },
}
