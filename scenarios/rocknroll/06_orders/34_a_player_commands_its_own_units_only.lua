local law = require "lawspeaker"

law.scenario {
    name = "a player commands its own units only",
    rule = "34",
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
    expect = {
        legal = { "attack Zulu Vietnam_rifleman_1", "move Zulu B" },
        not_legal = { "attack Vietnam_rifleman_1 Zulu", "move Vietnam_rifleman_1 B" },
    },
}
