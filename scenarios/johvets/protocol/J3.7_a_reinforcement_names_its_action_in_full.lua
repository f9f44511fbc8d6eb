local law = require "lawspeaker"

law.scenario {
    name = "a reinforcement names its action in full",
    rule = "J3.7",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    answers = {
        { "red", "r1: reinforce r3", refused = "r3" },
        { "red", "r1: move barn, r3: reinforce r1 move barn" },
        { "blue", "b1: stay" },
    },
    expect = {
        events = {
            { "verdict", unit = "r1", result = "succeeded", strength = 2 },
            { "verdict", unit = "r3", result = "succeeded", reason = "counted" },
        },
    },
}
