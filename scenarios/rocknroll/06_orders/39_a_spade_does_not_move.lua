local law = require "lawspeaker"

law.scenario {
    name = "a spade does not move",
    rule = "39",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    expect = {
        legal = { "attack Zulu Vietnam_rifleman_1" },
        not_legal = { "move Zulu B" },
    },
}
