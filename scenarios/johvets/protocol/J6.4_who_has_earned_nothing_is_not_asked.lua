local law = require "lawspeaker"

law.scenario {
    name = "who has earned nothing is not asked",
    rule = "J6.4",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    answers = { { "red", "r1: stay" }, { "blue", "b1: stay" } },
    expect = { pending = { "red: orders", "blue: orders" } },
}
