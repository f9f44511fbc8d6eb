local law = require "lawspeaker"

law.scenario {
    name = "a destroyed unit goes to its owners HQ",
    rule = "21",
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
        rows = { Vietnam_rifleman_1 = { place = "hq/vietnam" } },
        places = { ["hq/vietnam"] = { "Vietnam_rifleman_1" }, ["hq/vpa"] = 0 },
    },
}
