local law = require "lawspeaker"

law.scenario {
    name = "without trade what is not used is lost",
    rule = "J6.4",
    game = "johvets",
    rules = { negotiation_rounds = 0 },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "r1: move hives, r3: move barn" },
        { "blue", "b1: stay" },
        { "red", "supply", "pass" },
        { "red", "r1: stay" },
        { "blue", "b1: stay" },
    },
    expect = {
        no_events = { "kept_actions" },
        pending = { "red: orders", "blue: orders" },
    },
}
