-- Two steps lie between the hives and the barn.
local law = require "lawspeaker"

law.scenario {
    name = "who is not adjacent does not trade",
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
                { "r1", "red", "hives" },
                { "b1", "blue", "barn" },
            },
            books = { { "star", "hives" } },
        },
        saving = {
            { "reds", actions = 2, place = "purse/red" },
            { "blues", actions = 0, place = "purse/blue" },
        },
    },
    answers = {
        { "red", "propose blue gives action" },
        { "blue", "accept 1", refused = "(J2.1)" },
        { "blue", "pass" },
        { "red", "pass" },
    },
    expect = {
        no_events = { "traded" }, events = { "lapsed" },
        rows = { reds = { actions = 2 }, blues = { actions = 0 } },
    },
}
