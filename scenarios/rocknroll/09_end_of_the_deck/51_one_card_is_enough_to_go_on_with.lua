local law = require "lawspeaker"

law.scenario {
    name = "one card is enough to go on with",
    rule = "51",
    game = "rocknroll",
    rules = { arrival_orders = 0 },
    state = {
        globals = { round = 1 },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "hand/vietnam" },
            { name = "napalm", place = "discard" },
            { name = "spade", place = "deck" },
        },
    },
    phase = "result",
    expect = {
        no_events = { "new_deck" },
        places = { deck = 1, ["hand/vpa"] = 1, ["hand/vietnam"] = 1, discard = 1 },
        pending = { "vpa: deployment" },
    },
}
