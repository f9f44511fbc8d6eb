local law = require "lawspeaker"

law.scenario {
    name = "a saved unit is not compensated",
    rule = "R13",
    game = "rocknroll",
    rules = { compensation = 1 },
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vietnam" },
            { name = "diamond", place = "deck" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 4 }, { "doc", 4 } },
    answers = { { "vietnam", "order", "attack Vietnam_rifleman_1 Zulu" } },
    expect = {
        events = { { "saved", unit = "Zulu", by = "Doc" } },
        no_events = { "compensated" },
        places = { deck = 1 },
    },
}
