local law = require "lawspeaker"

law.scenario {
    name = "a move that fails for what was seen says why",
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
                { "b1", "blue", "wall" },
            },
        },
    },
    answers = { { "red", "r1: move wall" }, { "blue", "b1: stay" } },
    expect = {
        events = { { "verdict", unit = "r1", result = "failed", reason = "occupied" } },
    },
}
