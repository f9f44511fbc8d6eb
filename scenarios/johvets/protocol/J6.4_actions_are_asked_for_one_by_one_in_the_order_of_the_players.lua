local law = require "lawspeaker"

law.scenario {
    name = "actions are asked for one by one in the order of the players",
    rule = "J6.4",
    game = "johvets",
    options = { map = "two_ages", lots = false },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    stages = {
        {
            answers = { { "red", "r1: move hives, r3: move barn" }, { "blue", "b1: move cave" } },
            expect = {
                pending = { "red: supply" },
                legal = { "book hives", "book barn", "pass" },
                not_legal = { "unit hives", "book cave" },
            },
        },
        {
            answers = { { "red", "supply", "book hives" }, { "red", "supply", "pass" } },
            expect = { pending = { "blue: supply" } },
        },
        {
            answers = { { "blue", "supply", "book cave as ember" } },
            expect = {
                events = { { "supplied", player = "blue", action = "book cave as ember" } },
                pending = { "red: orders", "blue: orders" },
            },
        },
    },
}
