local law = require "lawspeaker"

law.scenario {
    name = "a book that is seen shows where it leads",
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
                { "b1", "blue", "cave" },
            },
            link_points = { { "ember", "turf" } },
            books = { { "ember", "hives" } },
        },
    },
    answers = { { "red", "r1: link ember" }, { "blue", "b1: stay" } },
    expect = {
        events = { { "verdict", unit = "r1", result = "succeeded" } },
    },
}
