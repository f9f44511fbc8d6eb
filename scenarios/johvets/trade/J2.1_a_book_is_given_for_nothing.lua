local law = require "lawspeaker"

law.scenario {
    name = "a book is given for nothing",
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
        { "red", "propose blue gives book star b1" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: link star", refused = "no_book_here" },
        { "red", "r1: stay" }, { "blue", "b1: link star" },
    },
    expect = { events = { "traded", { "verdict", unit = "b1", result = "succeeded" } } },
}
