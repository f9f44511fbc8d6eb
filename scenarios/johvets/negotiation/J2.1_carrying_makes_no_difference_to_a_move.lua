local law = require "lawspeaker"

law.scenario {
    name = "carrying makes no difference to a promised Move",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "deal blue promises order r1 move barn" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: move barn carry star" }, { "blue", "b1: stay" },
    },
    expect = { events = { { "kept", by = "red" } } },
}
