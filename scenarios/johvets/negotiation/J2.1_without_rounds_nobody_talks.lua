local law = require "lawspeaker"

law.scenario {
    name = "without rounds nobody talks",
    rule = "J2.1",
    game = "johvets",
    rules = { negotiation_rounds = 0 },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    expect = { pending = { "red: orders", "blue: orders" } },
}
