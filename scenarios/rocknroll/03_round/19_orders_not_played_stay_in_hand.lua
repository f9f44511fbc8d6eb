local law = require "lawspeaker"

law.scenario {
    name = "orders not played stay in hand",
    rule = "19",
    game = "rocknroll",
    rules = { first_orders = 3 },
    state = {
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "spade", place = "deck" },
            { name = "spade", place = "deck" },
            { name = "spade", place = "deck" },
            { name = "diamond", place = "deck" },
            { name = "diamond", place = "deck" },
            { name = "diamond", place = "deck" },
        },
    },
    phase = "second_orders",
    answers = { { "vietnam", "order", "end" } },
    expect = {
        pending = { "vpa: deployment" },
        places = { ["hand/vpa"] = 4 },
    },
}
