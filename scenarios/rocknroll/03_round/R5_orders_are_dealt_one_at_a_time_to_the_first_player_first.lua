local law = require "lawspeaker"

law.scenario {
    name = "orders are dealt one at a time to the first player first",
    rule = "R5",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam", round = 1 },
        card = {
            { name = "spade", place = "deck" },
            { name = "diamond", place = "deck" },
            { name = "spade", place = "deck" },
            { name = "diamond", place = "deck" },
            { name = "spade", place = "deck" },
            { name = "diamond", place = "deck" },
        },
    },
    phase = "arrival",
    expect = {
        places = {
            ["hand/vietnam"] = { "spade", "spade", "spade" },
            ["hand/vpa"] = { "diamond", "diamond", "diamond" },
        },
    },
}
