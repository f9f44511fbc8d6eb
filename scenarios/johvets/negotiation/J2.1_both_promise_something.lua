local law = require "lawspeaker"

law.scenario {
    name = "both promise something",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "deal blue promises order r1 stay asks order b1 move cave" },
        { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: stay" }, { "blue", "b1: move turf" },
    },
    expect = {
        events = {
            { "kept", by = "red", to = "blue" },
            { "broken", by = "blue", to = "red", instead = "b1 move turf" },
        },
    },
}
