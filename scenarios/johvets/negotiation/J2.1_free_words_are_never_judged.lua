local law = require "lawspeaker"

law.scenario {
    name = "free words are never judged, and can be blamed",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "deal blue promises words" }, { "red", "words", "I shall leave the barn alone" },
        { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: move barn" }, { "blue", "b1: stay" },
        { "red", "supply", "pass" },
        { "red", "pass" }, { "blue", "blame 2" },
    },
    expect = { events = { "promised", "blamed" }, no_events = { "kept", "broken" } },
}
