local law = require "lawspeaker"

law.scenario {
    name = "faction_suit: is not for the other side",
    rule = "40",
    game = "rocknroll",
    rules = { faction_suit = true },
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "artillery", place = "hand/vpa" } },
    },
    phase = "first_orders",
    expect = {
        pending = { "vpa: order" },
        not_legal = { "attack Zulu Vietnam_rifleman_1" },
    },
}
