local law = require "lawspeaker"

law.scenario {
    name = "first_orders: the house deals another number",
    rule = "R5",
    game = "rocknroll",
    rules = { first_orders = 7 },
    dice = { { "first", 1 } },
    expect = {
        places = { ["hand/vpa"] = 7, ["hand/vietnam"] = 7, deck = 38 },
    },
}
