local law = require "lawspeaker"

law.scenario {
    name = "a link needs another Age and one book",
    rule = "J3.4",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "wall" },
                { "r2", "red", "well" },
                { "b1", "blue", "cave" },
            },
            books = { { "sun", "wall" }, { "star", "well" } },
        },
    },
    answers = {
        { "red", "r1: link sun", refused = "same_age" },
        { "red", "r2: link" },
        { "blue", "b1: stay" },
    },
    expect = { events = { { "verdict", unit = "r2", order = "link", result = "succeeded" } } },
}
