-- Two house rules together: red has one action from an earlier turn, and one for the barn, which
-- it goes on to hold.
local law = require "lawspeaker"

law.scenario {
    name = "kept actions come to those for link points held",
    rule = "J6.3",
    game = "johvets",
    variant = { "johvets/supply_for_held", "johvets/with_trade" },
    rules = { negotiation_rounds = 0 },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "barn" },
                { "b1", "blue", "cave" },
            },
            books = {  },
        },
        saving = {
            { "reds", actions = 1, place = "purse/red" },
            { "blues", actions = 0, place = "purse/blue" },
        },
    },
    stages = {
        {
            answers = {
                { "red", "r1: stay" }, { "blue", "b1: stay" }, { "red", "supply", "book barn" },
            },
            expect = { pending = { "red: supply" } },
        },
        {
            answers = { { "red", "supply", "book barn" } },
            expect = { pending = { "blue: supply" }, rows = { reds = { actions = 0 } } },
        },
    },
}
