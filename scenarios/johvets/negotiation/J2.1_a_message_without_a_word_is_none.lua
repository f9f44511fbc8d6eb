local law = require "lawspeaker"

law.scenario {
    name = "a message without a word is none",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = { { "red", "say all" }, { "red", "message", "" } },
    expect = { no_events = { "message" }, pending = { "blue: talk" } },
}
