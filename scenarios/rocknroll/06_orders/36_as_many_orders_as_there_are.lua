local law = require "lawspeaker"

law.scenario {
    name = "as many orders as there are",
    rule = "36",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/A" },
        },
        card = {
            { name = "diamond", place = "hand/vpa" },
            { name = "diamond", place = "hand/vpa" },
            { name = "diamond", place = "hand/vpa" },
        },
    },
    phase = "first_orders",
    answers = {
        { "vpa", "order", "move Zulu B" }, { "vpa", "order", "move Zulu C" },
        { "vpa", "order", "move Zulu D" },
    },
    expect = {
        rows = { Zulu = { place = "field/D" } },
        places = { ["hand/vpa"] = 0, discard = 3 },
    },
}
