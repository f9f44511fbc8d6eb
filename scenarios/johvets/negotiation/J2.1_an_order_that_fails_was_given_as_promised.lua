local law = require "lawspeaker"

law.scenario {
    name = "an order that fails was given as promised",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = { { "r1", "red", "wall" }, { "b1", "blue", "barn" } },
        },
    },
    answers = {
        { "red", "deal blue promises order r1 move barn" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: move barn" }, { "blue", "b1: stay" },
    },
    expect = {
        events = {
            { "verdict", unit = "r1", result = "failed" },
            { "kept", by = "red", to = "blue" },
        },
    },
}
