local law = require "lawspeaker"

law.scenario {
    name = "a move too far is refused with its reason",
    rule = "J3.2",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    answers = {
        { "red", "r1: move turf", refused = "not_adjacent" },
        { "red", "r1: move hives" },
    },
    expect = { pending = { "blue: orders" } },
}
