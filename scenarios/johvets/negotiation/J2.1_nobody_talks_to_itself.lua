local law = require "lawspeaker"

law.scenario {
    name = "nobody talks to itself",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    expect = { pending = { "red: talk" }, legal = { "pass", "say all", "say blue" },
        not_legal = { "say red" } },
}
