local law = require "lawspeaker"

law.scenario {
    name = "what the other has is judged when it accepts",
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
        { "red", "propose blue takes book moon r1" },
        { "blue", "accept 1", refused = "no unit of blue's stands" },
        { "blue", "decline 1" },
        { "red", "pass" },
    },
    expect = { no_events = { "traded" } },
}
