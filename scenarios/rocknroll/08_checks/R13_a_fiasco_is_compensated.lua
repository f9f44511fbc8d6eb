local law = require "lawspeaker"

law.scenario {
    name = "a fiasco is compensated",
    rule = "R13",
    game = "rocknroll",
    rules = { compensation = 1 },
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "deck" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 3 }, { "rocknroll", 3 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" }, { "vpa", "failed", "rocknroll" },
    },
    expect = {
        places = { ["hand/vpa"] = { "diamond" }, ["hand/vietnam"] = 0 },
        events = {
            { "fiasco", unit = "Zulu" }, { "lost", unit = "Zulu" },
            { "compensated", player = "vpa", cards = 1 },
        },
    },
}
