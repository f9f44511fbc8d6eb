local law = require "lawspeaker"

law.scenario {
    name = "Voi Dai must be destroyed first",
    rule = "74",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Voi_Dai", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    expect = {
        legal = { "attack Zulu Voi_Dai" },
        not_legal = { "attack Zulu Vietnam_rifleman_1" },
    },
}
