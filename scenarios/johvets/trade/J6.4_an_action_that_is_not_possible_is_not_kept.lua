-- Red supplies where it sees nothing, and blue stands there: that action is used up.
local law = require "lawspeaker"

law.scenario {
    name = "an action that is not possible is used up, and not kept",
    rule = "J6.4",
    game = "johvets",
    variant = { "johvets/fog", "johvets/with_trade" },
    rules = { negotiation_rounds = 0 },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = { { "r1", "red", "well" }, { "b1", "blue", "cave" } },
        },
        saving = {
            { "reds", actions = 1, place = "purse/red" }, { "blues", place = "purse/blue" },
        },
    },
    answers = {
        { "red", "r1: move hives" },
        { "blue", "b1: stay" },
        { "red", "supply", "unit cave" },
        { "red", "supply", "pass" },
    },
    expect = {
        events = {
            { "unsupplied", player = "red", reason = "unseen" },
            { "kept_actions", player = "red", count = 1 },
        },
        rows = { reds = { actions = 1 } },
    },
}
