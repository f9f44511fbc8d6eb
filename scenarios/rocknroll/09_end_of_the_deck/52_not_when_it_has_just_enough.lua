local law = require "lawspeaker"

law.scenario {
    name = "not when it has just enough",
    rule = "52",
    game = "rocknroll",
    rules = { first_orders = 1 },
    state = {
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "spade", place = "discard" },
            { name = "diamond", place = "deck" },
            { name = "diamond", place = "deck" },
        },
    },
    phase = "arrival",
    expect = {
        no_events = { "new_deck" },
        places = { ["hand/vpa"] = 2, ["hand/vietnam"] = 1, deck = 0, discard = 1 },
    },
}
