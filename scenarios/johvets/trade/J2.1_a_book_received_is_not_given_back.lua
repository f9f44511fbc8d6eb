local law = require "lawspeaker"

law.scenario {
    name = "a book that is received in the exchange is not given in it",
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
        { "red", "propose blue gives book star b1 takes book star r1" },
        { "blue", "accept 1", refused = "no unit of blue's stands" },
        { "blue", "decline 1" },
    },
    expect = { no_events = { "traded" } },
}
