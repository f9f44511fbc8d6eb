local law = require "lawspeaker"

law.scenario {
    name = "artillery: the house needs another number",
    rule = "R9",
    game = "rocknroll",
    rules = { artillery = 3 },
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
        },
        card = { { name = "artillery", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "artillery", 3 } },
    answers = { { "vietnam", "order", "artillery C D" } },
    expect = {
        rows = { VPA_rifleman_1 = { place = "hq/vpa" } },
    },
}
