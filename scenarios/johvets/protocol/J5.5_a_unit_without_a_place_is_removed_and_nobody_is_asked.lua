local law = require "lawspeaker"

law.scenario {
    name = "a unit without a place is removed and nobody is asked",
    rule = "J5.5",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "wall" },
                { "r2", "red", "hives" },
                { "r3", "red", "meadow" },
                { "b1", "blue", "barn" },
                { "b2", "blue", "cave" },
            },
        },
    },
    answers = {
        { "red", "r1: move barn, r3: reinforce r1 move barn, r2: move wall" },
        { "blue", "b1: stay" },
    },
    expect = { events = { { "removed", unit = "b1", from = "barn" } } },
}
