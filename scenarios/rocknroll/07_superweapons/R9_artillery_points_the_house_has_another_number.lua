local law = require "lawspeaker"

law.scenario {
    name = "artillery Points the house has another number",
    rule = "R9",
    game = "rocknroll",
    rules = { artillery_points = 3 },
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_2", side = "vpa", place = "field/E" },
        },
        card = { { name = "artillery", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "artillery", 5 } },
    answers = { { "vietnam", "order", "artillery C D E" } },
    expect = {
        rows = { VPA_rifleman_1 = { place = "hq/vpa" }, VPA_rifleman_2 = { place = "hq/vpa" } },
    },
}
