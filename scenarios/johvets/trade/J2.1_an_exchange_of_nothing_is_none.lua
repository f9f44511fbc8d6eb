local law = require "lawspeaker"

law.scenario {
    name = "an exchange of nothing is none",
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
    answers = { { "red", "propose blue", refused = "J2.1" } },
    expect = { pending = { "red: talk" } },
}
