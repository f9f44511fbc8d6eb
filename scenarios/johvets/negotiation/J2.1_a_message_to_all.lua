local law = require "lawspeaker"

law.scenario {
    name = "a message to all",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = { { "red", "say all" }, { "red", "message", "Peace?" } },
    expect = {
        events = { { "message", from = "red", text = "Peace?" } },
        pending = { "blue: talk" },
    },
}
