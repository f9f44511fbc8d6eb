local law = require "lawspeaker"

law.scenario {
    name = "a unit without an order stays",
    rule = "J3.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    answers = { { "red", "r1: move barn" }, { "blue", "b2: move stair" } },
    expect = {
        events = {
            { "verdict", unit = "r2", order = "stay", result = "succeeded" },
            { "verdict", unit = "b1", order = "stay", result = "succeeded" },
        },
    },
}
