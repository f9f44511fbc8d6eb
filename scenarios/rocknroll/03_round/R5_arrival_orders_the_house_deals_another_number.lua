local law = require "lawspeaker"

law.scenario {
    name = "arrival_orders: the house deals another number",
    rule = "R5",
    game = "rocknroll",
    rules = { arrival_orders = 2 },
    state = {
        globals = { round = 1 },
        card = {
            { name = "spade", place = "deck" },
            { name = "spade", place = "deck" },
            { name = "spade", place = "deck" },
            { name = "diamond", place = "deck" },
            { name = "diamond", place = "deck" },
            { name = "diamond", place = "deck" },
        },
    },
    phase = "arrival",
    expect = {
        places = { ["hand/vpa"] = 2, ["hand/vietnam"] = 2, deck = 2 },
    },
}
