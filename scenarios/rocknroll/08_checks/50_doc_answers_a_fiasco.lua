local law = require "lawspeaker"

law.scenario {
    name = "Doc answers a fiasco",
    rule = "50",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 1 }, { "rocknroll", 1 }, { "doc", 4 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" }, { "vpa", "failed", "rocknroll" },
    },
    expect = {
        rows = { Zulu = { place = "field/C" } },
        events = { { "fiasco", unit = "Zulu" }, { "saved", unit = "Zulu", by = "Doc" } },
        no_events = { "lost" },
    },
}
