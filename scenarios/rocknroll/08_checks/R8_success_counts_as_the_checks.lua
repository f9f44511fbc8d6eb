local law = require "lawspeaker"

law.scenario {
    name = "success counts as the check's",
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
    dice = { { "attack", 1 }, { "rocknroll", 4 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" }, { "vpa", "failed", "rocknroll" },
    },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "hq/vietnam" }, Zulu = { place = "field/C" } },
        events = {
            { "rocknroll", unit = "Zulu" }, { "check", outcome = "success" },
            { "death", unit = "Vietnam_rifleman_1", cause = "attack" },
        },
        no_events = { "fiasco" },
    },
}
