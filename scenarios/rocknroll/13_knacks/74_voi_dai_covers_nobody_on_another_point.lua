local law = require "lawspeaker"

law.scenario {
    name = "Voi Dai covers nobody on another Point",
    rule = "74",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Voi_Dai", side = "vietnam", place = "field/D" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    expect = {
        legal = { "attack Zulu Vietnam_rifleman_1" },
    },
}
