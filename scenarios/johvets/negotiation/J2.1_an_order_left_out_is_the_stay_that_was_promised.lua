local law = require "lawspeaker"

law.scenario {
    name = "an order that is left out is the Stay that was promised",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "deal blue promises order r3 stay" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: move barn" }, { "blue", "b1: stay" },
    },
    expect = { events = { { "kept", by = "red", to = "blue" } }, no_events = { "broken" } },
}
