local law = require "lawspeaker"

law.scenario {
    name = "a deal is withdrawn",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "deal blue promises order r1 stay" }, { "blue", "pass" },
        { "red", "withdraw 1" }, { "blue", "accept 1", refused = "J2.1" }, { "blue", "pass" },
    },
    expect = { events = { "withdrawn" }, no_events = { "promised" } },
}
