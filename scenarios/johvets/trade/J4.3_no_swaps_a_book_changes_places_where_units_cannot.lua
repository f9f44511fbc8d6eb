-- Without swaps neither unit gets past the other. The book has come to blue before that.
local law = require "lawspeaker"

law.scenario {
    name = "no swaps: a book changes places where units cannot",
    rule = "J4.3",
    game = "johvets",
    variant = { "johvets/with_trade", "johvets/no_swaps" },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = { { "r1", "red", "wall" }, { "b1", "blue", "meadow" } },
            books = { { "star", "wall" }, { "cloud", "pier" } },
        },
    },
    answers = {
        { "red", "propose blue gives book star b1" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: move meadow" }, { "blue", "b1: move wall carry star" },
    },
    expect = {
        events = {
            "traded",
            { "verdict", unit = "r1", result = "failed" },
            { "verdict", unit = "b1", result = "failed", carry_reason = "not_successful" },
        },
    },
}
