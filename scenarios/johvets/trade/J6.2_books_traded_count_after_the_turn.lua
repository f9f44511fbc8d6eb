-- With the third of four books red has enough (J6.2), but nobody wins while players talk.
local law = require "lawspeaker"

law.scenario {
    name = "books that were traded count once the turn is over",
    rule = "J6.2",
    game = "johvets",
    variant = "johvets/with_trade",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "wall" },
                { "r2", "red", "well" },
                { "b1", "blue", "meadow" },
            },
            books = {
                { "star", "wall" }, { "sun", "well" },
                { "moon", "meadow" }, { "cloud", "cave" },
            },
        },
    },
    stages = {
        {
            answers = {
                { "red", "propose blue takes book moon r1" }, { "blue", "accept 1" },
                { "red", "pass" }, { "blue", "pass" },
            },
            expect = { result = false, pending = { "red: orders", "blue: orders" } },
        },
        {
            answers = { { "red", "r1: stay" }, { "blue", "b1: stay" } },
            expect = { result = { winners = { "red" } } },
        },
    },
}
