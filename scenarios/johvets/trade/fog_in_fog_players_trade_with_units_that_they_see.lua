-- Three variants together: what they trade they see, and then they do not pass each other.
local law = require "lawspeaker"

law.scenario {
    name = "in fog players trade with units that they see",
    rule = "fog",
    game = "johvets",
    variant = { "johvets/fog", "johvets/with_trade", "johvets/no_swaps" },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "wall" },
                { "r2", "red", "well" },
                { "b1", "blue", "barn" },
                { "b2", "blue", "turf" },
            },
            books = { { "star", "wall" }, { "cloud", "barn" }, { "sun", "well" } },
        },
    },
    stages = {
        {
            answers = {
                { "red", "propose blue gives book star b1 takes book cloud r1" },
                { "blue", "accept 1" },
                { "red", "pass" }, { "blue", "pass" },
            },
            expect = { events = { "traded" } },
        },
        {
            answers = { { "red", "r1: move barn" }, { "blue", "b1: move wall" } },
            expect = {
                events = {
                    { "verdict", unit = "r1", result = "failed" },
                    { "verdict", unit = "b1", result = "failed" },
                },
            },
        },
    },
}
