-- Blue keeps the book, and the log tells the breach.
local law = require "lawspeaker"

law.scenario {
    name = "a book is handed over at once, an order only promised",
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
        { "red", "deal blue gives book star b1 asks order b1 link star" },
        { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: stay" }, { "blue", "b1: stay" },
    },
    expect = {
        events = { "traded", "promised", { "broken", by = "blue", instead = "b1 stay" } },
    },
}
