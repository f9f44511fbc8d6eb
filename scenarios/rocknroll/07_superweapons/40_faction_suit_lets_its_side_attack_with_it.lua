local law = require "lawspeaker"

law.scenario {
    name = "faction_suit: lets its side attack with it",
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
            { name = "artillery", place = "hand/vpa" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 4 } },
    answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "hq/vietnam" } },
        places = { discard = { "napalm" }, ["hand/vpa"] = { "artillery" } },
    },
}
