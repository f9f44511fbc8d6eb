local law = require "lawspeaker"

law.scenario {
    name = "no friend is attacked",
    rule = "R6",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    expect = {
        not_legal = { "attack Zulu VPA_rifleman_1", "attack Zulu Zulu" },
    },
}
