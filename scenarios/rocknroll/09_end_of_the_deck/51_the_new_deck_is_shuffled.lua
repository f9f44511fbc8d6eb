-- As they were handed in the deck would be napalm, spade, artillery, spade, diamond.
local law = require "lawspeaker"

law.scenario {
    name = "the new deck is shuffled",
    rule = "51",
    game = "rocknroll",
    rules = { first_orders = 2 },
    state = {
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "hand/vietnam" },
            { name = "napalm", place = "discard" },
            { name = "spade", place = "discard" },
            { name = "artillery", place = "discard" },
        },
    },
    phase = "result",
    dice = { { "orders", order = { "artillery", "diamond", "napalm" } } },
    expect = {
        places = {
            ["hand/vpa"] = { "artillery", "napalm" }, ["hand/vietnam"] = { "diamond", "spade" },
            deck = { "spade" },
        },
    },
}
