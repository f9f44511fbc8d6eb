local law = require "lawspeaker"

law.scenario {
    name = "nobody is asked where nothing must flee",
    rule = "J5.3",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "hives" },
                { "r2", "red", "wall" },
                { "b1", "blue", "meadow" },
                { "b2", "blue", "cave" },
            },
        },
    },
    answers = {
        { "red", "r2: move meadow, r1: stay" },
        { "blue", "b1: stay" },
    },
    expect = {
        events = { { "verdict", unit = "r2", result = "failed" } },
        no_events = { "fled" },
        pending = { "red: orders", "blue: orders" },
    },
}
