local law = require "lawspeaker"

law.scenario {
    name = "a message to one player",
    rule = "J2.1",
    game = "johvets",
    options = { map = "standard", lots = false },
    players = { "red", "blue", "green" },
    answers = { { "red", "say green" }, { "red", "message", "Blue is up to something" } },
    expect = {
        events = { { "message", from = "red", to = "green", text = "Blue is up to something" } },
        pending = { "blue: talk" },
    },
}
