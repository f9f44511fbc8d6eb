local law = require "lawspeaker"

law.scenario {
    name = "what is offered at the end of the last round nobody answers",
    rule = "J2.1",
    game = "johvets",
    rules = { negotiation_rounds = 1 },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = { { "red", "pass" }, { "blue", "deal red promises order b1 stay" } },
    expect = {
        events = { "lapsed" }, no_events = { "promised" },
        pending = { "red: orders", "blue: orders" },
    },
}
