local law = require "lawspeaker"

law.scenario {
    name = "after the last turn it is a draw",
    rule = "J6.5",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0, max_turns = 1 },
    answers = { { "red", "r1: stay" }, { "blue", "b1: stay" } },
    expect = { result = { draw = true, winners = {} } },
}
