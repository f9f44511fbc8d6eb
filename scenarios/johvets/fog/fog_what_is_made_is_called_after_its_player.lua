local law = require "lawspeaker"

law.scenario {
    name = "what is made is called after its player",
    rule = "J6.4",
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
                { "r1", "red", "well" },
                { "r2", "red", "barn" },
                { "b1", "blue", "cave" },
            },
        },
    },
    answers = {
        { "red", "r1: move hives" },
        { "blue", "b1: stay" },
        { "red", "supply", "book hives" },
    },
    expect = { events = { { "supplied", player = "red", action = "book hives as red:p8813" } } },
}
