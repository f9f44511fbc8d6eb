-- Where nothing is earned kept actions can be used all the same, one now and one later.
local law = require "lawspeaker"

law.scenario {
    name = "kept actions can be used in any later turn",
    rule = "J6.4",
    game = "johvets",
    variant = "johvets/with_trade",
    rules = { negotiation_rounds = 0 },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position { map = "two_ages", start = 2 },
        saving = {
            { "reds", actions = 2, place = "purse/red" }, { "blues", place = "purse/blue" },
        },
    },
    stages = {
        {
            answers = { { "red", "r1: stay" }, { "blue", "b1: stay" }, { "red", "book wall" },
                { "red", "supply", "pass" } },
            expect = { rows = { reds = { actions = 1 } },
                pending = { "red: orders", "blue: orders" } },
        },
        {
            answers = { { "red", "r1: stay" }, { "blue", "b1: stay" }, { "red", "book well" } },
            expect = { rows = { reds = { actions = 0 } },
                pending = { "red: orders", "blue: orders" } },
        },
        {
            answers = { { "red", "r1: stay" }, { "blue", "b1: stay" } },
            expect = { pending = { "red: orders", "blue: orders" } },
        },
    },
}
