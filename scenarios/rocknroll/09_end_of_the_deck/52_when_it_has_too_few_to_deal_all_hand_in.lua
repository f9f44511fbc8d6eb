local law = require "lawspeaker"

law.scenario {
    name = "when it has too few to deal all hand in",
    rule = "52",
    game = "rocknroll",
    rules = { first_orders = 1 },
    state = {
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "hand/vietnam" },
            { name = "spade", place = "discard" },
            { name = "spade", place = "discard" },
            { name = "diamond", place = "deck" },
        },
    },
    phase = "arrival",
    expect = {
        events = { { "new_deck", cards = 5 }, "orders_dealt" },
        places = { ["hand/vpa"] = 1, ["hand/vietnam"] = 1, deck = 3, discard = 0 },
    },
}
