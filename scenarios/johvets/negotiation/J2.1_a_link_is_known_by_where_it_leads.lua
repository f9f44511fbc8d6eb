local law = require "lawspeaker"

law.scenario {
    name = "a promised Link is known by where it leads",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "deal blue promises order r1 link star" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: link" }, { "blue", "b1: stay" },
    },
    expect = { events = { { "kept", by = "red" } } },
}
