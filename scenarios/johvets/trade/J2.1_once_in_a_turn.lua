-- In the next turn they trade again. b1 stands on the link point of the barn, and both have units
-- to write books with.
local law = require "lawspeaker"

law.scenario {
    name = "two players trade once in a turn",
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
                { "b1", "blue", "barn" },
            },
            books = { { "star", "wall" }, { "cloud", "pier" } },
        },
        saving = {
            { "reds", actions = 3, place = "purse/red" },
            { "blues", actions = 0, place = "purse/blue" },
        },
    },
    stages = {
        {
            answers = {
                { "red", "propose blue gives action" }, { "blue", "accept 1" },
                { "red", "propose blue gives action" },
                { "blue", "accept 2", refused = "J2.1" }, { "blue", "decline 2" },
                { "red", "pass" }, { "blue", "pass" },
                { "red", "r1: stay" }, { "blue", "b1: stay" },
                { "red", "supply", "pass" }, { "blue", "supply", "pass" },
            },
            expect = { rows = { reds = { actions = 2 }, blues = { actions = 1 } },
                pending = { "red: talk" } },
        },
        {
            answers = { { "red", "propose blue gives action" }, { "blue", "accept 3" } },
            expect = { events = { "traded" },
                rows = { reds = { actions = 1 }, blues = { actions = 2 } } },
        },
    },
}
