-- Red's only link point is occupied, and no token for a book is left.
local law = require "lawspeaker"

law.scenario {
    name = "who can do nothing keeps its actions",
    rule = "J6.4",
    game = "johvets",
    variant = "johvets/with_trade",
    rules = { negotiation_rounds = 0, link_point_tokens = 0 },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = { { "r1", "red", "wall" }, { "b1", "blue", "pier" } },
        },
        saving = {
            { "reds", place = "purse/red" },
            { "blues", actions = 3, place = "purse/blue" },
        },
    },
    answers = { { "red", "r1: move hives" }, { "blue", "b1: stay" } },
    expect = {
        rows = { reds = { actions = 1 }, blues = { actions = 3 } },
        pending = { "red: orders", "blue: orders" },
    },
}
