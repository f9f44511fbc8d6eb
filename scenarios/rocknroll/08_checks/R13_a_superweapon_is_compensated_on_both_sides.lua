local law = require "lawspeaker"

law.scenario {
    name = "a superweapon is compensated on both sides",
    rule = "R13",
    game = "rocknroll",
    rules = { compensation = 1 },
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
            { name = "Matryoshka", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "napalm", place = "hand/vpa" },
            { name = "diamond", place = "deck" },
            { name = "spade", place = "deck" },
            { name = "spade", place = "deck" },
        },
    },
    variant = "rocknroll/expansion",
    phase = "first_orders",
    dice = { { "napalm", 4 } },
    answers = { { "vpa", "order", "napalm C" } },
    expect = {
        places = { ["hand/vpa"] = 1, ["hand/vietnam"] = 1, deck = 1 },
        events = {
            { "compensated", player = "vpa", cards = 1 },
            { "compensated", player = "vietnam", cards = 1 },
        },
    },
}
