local law = require "lawspeaker"

law.scenario {
    name = "the order deck is shuffled",
    rule = "R4",
    game = "rocknroll",
    rules = { first_units = 0, first_orders = 2, first_player = "vpa" },
    dice = { { "orders", order = { "napalm", "diamond", "artillery", "spade" } } },
    expect = {
        places = {
            ["hand/vpa"] = { "napalm", "artillery" }, ["hand/vietnam"] = { "diamond", "spade" },
        },
    },
}
