local law = require "lawspeaker"

law.scenario {
    name = "faction_suit: a spade in hand is played first",
    rule = "40",
    game = "rocknroll",
    rules = { faction_suit = true },
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "napalm", place = "hand/vpa" },
            { name = "spade", place = "hand/vpa" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 4 } },
    answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } },
    expect = {
        places = { discard = { "spade" }, ["hand/vpa"] = { "napalm" } },
    },
}
