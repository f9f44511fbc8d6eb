local law = require "lawspeaker"

law.scenario {
    name = "compensation: the house has another number",
    rule = "R13",
    game = "rocknroll",
    rules = { compensation = 2 },
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "deck" },
            { name = "spade", place = "deck" },
            { name = "napalm", place = "deck" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 4 } },
    answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } },
    expect = {
        places = { ["hand/vietnam"] = { "diamond", "spade" }, deck = { "napalm" } },
        events = { { "compensated", player = "vietnam", cards = 2 } },
    },
}
