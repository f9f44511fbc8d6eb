local law = require "lawspeaker"

law.scenario {
    name = "Hardmen add up",
    rule = "77",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Hardman", side = "vpa", place = "field/C" },
            { "other", name = "Hardman", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 2 } },
    answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "hq/vietnam" } },
        events = { { "check", roll = 2, bonus = 2, total = 4, outcome = "success" } },
    },
}
