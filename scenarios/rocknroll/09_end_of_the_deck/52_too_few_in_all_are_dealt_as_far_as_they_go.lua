local law = require "lawspeaker"

law.scenario {
    name = "too few in all are dealt as far as they go",
    rule = "52",
    game = "rocknroll",
    rules = { first_orders = 2 },
    state = {
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "discard" },
            { name = "spade", place = "discard" },
        },
    },
    phase = "arrival",
    expect = {
        events = { { "new_deck", cards = 3 } },
        places = { ["hand/vpa"] = 2, ["hand/vietnam"] = 1, deck = 0 },
    },
}
