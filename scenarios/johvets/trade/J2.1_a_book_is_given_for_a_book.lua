-- Each then links through the book that it has received.
local law = require "lawspeaker"

law.scenario {
    name = "a book is given for a book",
    rule = "J2.1",
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
                { "b1", "blue", "barn" },
                { "b2", "blue", "turf" },
            },
            books = { { "star", "wall" }, { "cloud", "barn" }, { "sun", "well" } },
        },
    },
    answers = {
        { "red", "propose blue gives book star b1 takes book cloud r1" },
        { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: link cloud" }, { "blue", "b1: link star" },
    },
    expect = {
        events = {
            "traded",
            { "verdict", unit = "r1", order = "link cloud", result = "succeeded" },
            { "verdict", unit = "b1", order = "link star", result = "succeeded" },
        },
    },
}
