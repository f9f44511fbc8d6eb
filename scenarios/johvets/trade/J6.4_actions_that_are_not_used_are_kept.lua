local law = require "lawspeaker"

law.scenario {
    name = "supply actions that are not used are kept",
    rule = "J6.4",
    game = "johvets",
    variant = "johvets/with_trade",
    rules = { negotiation_rounds = 0 },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position { map = "two_ages", start = 2 },
        saving = { { "reds", place = "purse/red" }, { "blues", place = "purse/blue" } },
    },
    answers = {
        { "red", "r1: move hives, r3: move barn" },
        { "blue", "b1: move cave" },
        { "red", "supply", "book hives" },
        { "red", "supply", "pass" },
        { "blue", "supply", "book cave" },
    },
    expect = {
        rows = { reds = { actions = 1 }, blues = { actions = 0 } },
        events = { { "kept_actions", player = "red", count = 1 } },
    },
}
