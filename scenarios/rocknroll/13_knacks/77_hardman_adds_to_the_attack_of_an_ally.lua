local law = require "lawspeaker"

law.scenario {
    name = "Hardman adds to the attack of an ally",
    rule = "77",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Hardman", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 3 } },
    answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "hq/vietnam" } },
        events = { { "check", roll = 3, bonus = 1, total = 4, outcome = "success" } },
    },
}
