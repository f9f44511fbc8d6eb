local law = require "lawspeaker"

law.scenario {
    name = "failure kills the acting unit",
    rule = "R8",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 1 }, { "rocknroll", 3 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" }, { "vpa", "failed", "rocknroll" },
    },
    expect = {
        rows = { Zulu = { place = "hq/vpa" }, Vietnam_rifleman_1 = { place = "field/C" } },
        events = {
            { "rocknroll", unit = "Zulu" }, { "fiasco", unit = "Zulu" },
            { "death", unit = "Zulu", cause = "fiasco" }, { "lost", unit = "Zulu" },
        },
    },
}
