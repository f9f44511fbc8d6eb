local law = require "lawspeaker"

law.scenario {
    name = "help from out of sight does not show",
    rule = "fog",
    game = "johvets",
    variant = "johvets/fog",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "hives" },
                { "b1", "blue", "barn" },
                { "b2", "blue", "well" },
            },
        },
    },
    answers = { { "red", "r1: move wall" }, { "blue", "b1: reinforce r1 move wall" } },
    expect = {
        events = { { "verdict", unit = "r1", result = "succeeded", reason = "unopposed",
            strength = 1 }, { "verdict", unit = "b1", result = "succeeded", reason = "counted" } },
    },
}
