local law = require "lawspeaker"

law.scenario {
    name = "a deal is declined",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "deal blue promises order r1 stay" }, { "blue", "decline 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: move barn" }, { "blue", "b1: stay" },
    },
    expect = { events = { "declined" }, no_events = { "promised", "kept", "broken" } },
}
