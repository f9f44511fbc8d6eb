local law = require "lawspeaker"

law.scenario {
    name = "a faction order in the wrong hand is not played",
    rule = "40",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "artillery", place = "hand/vpa" } },
    },
    phase = "first_orders",
    expect = {
        legal = { "end" },
        not_legal = { "artillery A B", "attack Zulu Vietnam_rifleman_1" },
    },
}
