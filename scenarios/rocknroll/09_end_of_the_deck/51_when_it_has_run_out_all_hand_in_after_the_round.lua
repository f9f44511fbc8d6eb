local law = require "lawspeaker"

law.scenario {
    name = "when it has run out all hand in after the round",
    rule = "51",
    game = "rocknroll",
    rules = { first_orders = 3 },
    state = {
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "hand/vietnam" },
            { name = "napalm", place = "discard" },
            { name = "spade", place = "discard" },
            { name = "spade", place = "discard" },
            { name = "spade", place = "discard" },
            { name = "spade", place = "discard" },
            { name = "spade", place = "discard" },
        },
    },
    phase = "result",
    expect = {
        events = { "result", { "new_deck", cards = 8 }, "round" },
        places = { ["hand/vpa"] = 3, ["hand/vietnam"] = 3, deck = 2, discard = 0 },
    },
}
