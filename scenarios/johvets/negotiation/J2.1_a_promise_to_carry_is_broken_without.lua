local law = require "lawspeaker"

law.scenario {
    name = "a promise to carry is broken by a plain Move",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "deal blue promises order r1 move barn carry" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: move barn" }, { "blue", "b1: stay" },
    },
    expect = { events = { { "broken", by = "red", instead = "r1 move barn" } } },
}
