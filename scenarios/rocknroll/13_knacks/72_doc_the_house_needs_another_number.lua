local law = require "lawspeaker"

law.scenario {
    name = "Doc the house needs another number",
    rule = "72",
    game = "rocknroll",
    rules = { doc = 2 },
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
    dice = { { "attack", 4 }, { "doc", 2 } },
    answers = { { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" } },
    expect = {
        rows = { VPA_rifleman_1 = { place = "field/C" } },
        events = { { "check", check = "doc", needed = 2 }, { "saved", unit = "VPA_rifleman_1" } },
        pending = { "vietnam: order" },
    },
}
