local law = require "lawspeaker"

law.scenario {
    name = "a Doc who fails at it dies and saves nobody",
    rule = "R8",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 }, { "doc", 3 }, { "rocknroll", 2 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" },
        { "vpa", "failed", "rocknroll" },
    },
    expect = {
        rows = {
            Doc = { place = "hq/vpa" }, VPA_rifleman_1 = { place = "hq/vpa" },
            Vietnam_rifleman_1 = { place = "field/C" },
        },
        events = {
            { "fiasco", unit = "Doc" }, { "lost", unit = "Doc" },
            { "lost", unit = "VPA_rifleman_1" },
        },
    },
}
