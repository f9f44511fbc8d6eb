local law = require "lawspeaker"

law.scenario {
    name = "an order in hand pays for a reroll",
    rule = "R7",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "hand/vpa" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 3 }, { "attack", 4 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" }, { "vpa", "failed", "reroll diamond" },
    },
    expect = {
        events = {
            { "check", outcome = "failure" }, { "reroll", player = "vpa", check = "attack" },
            { "discarded", player = "vpa", card = "diamond" }, { "check", outcome = "success" },
        },
        rows = { Vietnam_rifleman_1 = { place = "hq/vietnam" } },
        places = { discard = { "spade", "diamond" }, ["hand/vpa"] = 0 },
    },
}
