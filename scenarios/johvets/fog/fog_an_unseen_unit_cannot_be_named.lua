local law = require "lawspeaker"

law.scenario {
    name = "an unseen unit is none",
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
                { "b2", "blue", "wall" },
            },
        },
    },
    answers = {
        { "red", "r1: reinforce b1 move wall", refused = "unknown_unit" },
        { "red", "r1: reinforce b2 stay" },
    },
    expect = { pending = { "blue: orders" } },
}
