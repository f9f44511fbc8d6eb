local law = require "lawspeaker"

law.scenario {
    name = "a diamond does not attack",
    rule = "39",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    expect = {
        legal = { "move Zulu B" },
        not_legal = { "attack Zulu Vietnam_rifleman_1" },
    },
}
