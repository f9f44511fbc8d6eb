local law = require "lawspeaker"

law.scenario {
    name = "who loses in the turn what it has traded for has not won",
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
    answers = {
        { "red", "propose blue takes book moon r1" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: move hives" }, { "blue", "b1: stay" },
    },
    expect = { result = false },
}
