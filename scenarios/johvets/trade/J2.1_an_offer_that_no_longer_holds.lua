-- Each has made an offer, and one exchange is all they have in this turn.
local law = require "lawspeaker"

law.scenario {
    name = "what no longer holds cannot be accepted",
    rule = "J2.1",
    game = "johvets",
    variant = "johvets/with_trade",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "wall" },
                { "b1", "blue", "meadow" },
            },
            books = { { "star", "wall" } },
        },
        saving = {
            { "reds", actions = 1, place = "purse/red" },
            { "blues", actions = 0, place = "purse/blue" },
        },
    },
    answers = {
        { "red", "propose blue gives book star b1" },
        { "blue", "propose red takes action" },
        { "red", "accept 2" },
        { "blue", "accept 1", refused = "J2.1" },
        { "blue", "decline 1" },
    },
    expect = { rows = { reds = { actions = 0 }, blues = { actions = 1 } } },
}
