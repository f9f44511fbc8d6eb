local law = require "lawspeaker"

law.scenario {
    name = "the last order goes to the Point nearest to A",
    rule = "R13",
    game = "rocknroll",
    rules = { compensation = 1 },
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/B" },
        },
        card = {
            { name = "artillery", place = "hand/vietnam" },
            { name = "diamond", place = "deck" },
        },
    },
    phase = "first_orders",
    dice = { { "artillery", 5 } },
    answers = { { "vietnam", "order", "artillery B C" } },
    expect = {
        places = { ["hand/vpa"] = { "diamond" }, ["hand/vietnam"] = 0 },
        events = {
            { "compensated", player = "vpa", cards = 1 },
            { "compensated", player = "vietnam", cards = 0 },
        },
    },
}
