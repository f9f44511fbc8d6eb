local law = require "lawspeaker"

law.scenario {
    name = "after that the others can be attacked",
    rule = "74",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Voi_Dai", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "spade", place = "hand/vpa" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 4 } },
    answers = { { "vpa", "order", "attack Zulu Voi_Dai" } },
    expect = {
        rows = { Voi_Dai = { place = "hq/vietnam" } },
        legal = { "attack Zulu Vietnam_rifleman_1" },
    },
}
