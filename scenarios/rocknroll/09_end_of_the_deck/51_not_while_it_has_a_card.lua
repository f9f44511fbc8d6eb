local law = require "lawspeaker"

law.scenario {
    name = "not while it has a card",
    rule = "51",
    game = "rocknroll",
    rules = { first_orders = 1 },
    state = {
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "hand/vietnam" },
            { name = "napalm", place = "discard" },
            { name = "spade", place = "deck" },
            { name = "spade", place = "deck" },
        },
    },
    phase = "result",
    expect = {
        no_events = { "new_deck" },
        places = { ["hand/vpa"] = 2, ["hand/vietnam"] = 2, deck = 0, discard = 1 },
    },
}
