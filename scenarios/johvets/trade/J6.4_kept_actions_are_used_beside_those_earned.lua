-- Red has kept two actions and earns one more: it can add a unit and write two books, and is then
-- asked no more.
local law = require "lawspeaker"

law.scenario {
    name = "kept actions are used beside those earned",
    rule = "J6.4",
    game = "johvets",
    variant = "johvets/with_trade",
    rules = { negotiation_rounds = 0 },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = { { "r1", "red", "wall" }, { "r2", "red", "well" }, { "b1", "blue", "cave" } },
            control = { { "sun", "red" } },
        },
        saving = {
            { "reds", actions = 2, place = "purse/red" }, { "blues", place = "purse/blue" },
        },
    },
    stages = {
        {
            answers = {
                { "red", "r1: move barn" },
                { "blue", "b1: stay" },
                { "red", "supply", "unit hives" },
                { "red", "supply", "book hives" },
            },
            expect = { pending = { "red: supply" }, legal = { "book barn", "pass" } },
        },
        {
            answers = { { "red", "supply", "book barn" } },
            expect = {
                pending = { "red: orders", "blue: orders" },
                rows = { reds = { actions = 0 } },
                no_events = { "kept_actions" },
            },
        },
    },
}
