local law = require "lawspeaker"

law.scenario {
    name = "a player cannot order another player's unit",
    rule = "J2.2",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    answers = { { "red", "orders", "b1: stay", refused = "no slot" } },
    expect = { pending = { "red: orders", "blue: orders" } },
}
