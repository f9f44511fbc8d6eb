local law = require "lawspeaker"

law.scenario {
    name = "what is not answered lapses with the talk",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    stages = {
        {
            answers = {
                { "red", "deal blue promises order r1 stay" }, { "blue", "pass" },
                { "red", "pass" },
            },
            expect = {
                events = { "lapsed" }, no_events = { "promised" },
                pending = { "red: orders", "blue: orders" },
            },
        },
        {
            answers = {
                { "red", "r1: move barn" }, { "blue", "b1: stay" }, { "red", "supply", "pass" },
                { "red", "pass" },
            },
            expect = { pending = { "blue: talk" }, not_legal = { "accept 1" } },
        },
    },
}
