local law = require "lawspeaker"

law.scenario {
    name = "a four is enough",
    rule = "R6",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 } },
    answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "hq/vietnam" }, Zulu = { place = "field/C" } },
        events = { { "check", roll = 4, needed = 4, outcome = "success" } },
    },
}
