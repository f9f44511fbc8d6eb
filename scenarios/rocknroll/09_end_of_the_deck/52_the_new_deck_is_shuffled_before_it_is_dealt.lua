local law = require "lawspeaker"

law.scenario {
    name = "the new deck is shuffled before it is dealt",
    rule = "52",
    game = "rocknroll",
    rules = { first_orders = 1 },
    state = {
        card = {
            { name = "spade", place = "deck" },
            { name = "diamond", place = "discard" },
            { name = "artillery", place = "hand/vpa" },
            { name = "napalm", place = "hand/vietnam" },
        },
    },
    phase = "arrival",
    dice = { { "orders", order = { "napalm", "artillery" } } },
    expect = {
        places = {
            ["hand/vpa"] = { "napalm" }, ["hand/vietnam"] = { "artillery" }, deck = 2,
            discard = 0,
        },
    },
}
