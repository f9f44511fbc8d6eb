local law = require "lawspeaker"

law.scenario {
    name = "a unit of the active set pays and goes to the HQ",
    rule = "R7",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "active/vpa" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 1 }, { "attack", 6 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" },
        { "vpa", "failed", "reroll VPA_rifleman_1" },
    },
    expect = {
        rows = {
            VPA_rifleman_1 = { place = "hq/vpa" }, Vietnam_rifleman_1 = { place = "hq/vietnam" },
        },
        events = { { "given_up", player = "vpa", unit = "VPA_rifleman_1" } },
        places = { ["active/vpa"] = 0 },
    },
}
