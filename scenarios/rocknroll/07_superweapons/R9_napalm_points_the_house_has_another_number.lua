local law = require "lawspeaker"

law.scenario {
    name = "napalm Points the house has another number",
    rule = "R9",
    game = "rocknroll",
    rules = { napalm_points = 2 },
    state = {
        unit = {
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_2", side = "vietnam", place = "field/D" },
        },
        card = { { name = "napalm", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "napalm", 4 } },
    answers = { { "vpa", "order", "napalm C D" } },
    expect = {
        rows = {
            Vietnam_rifleman_1 = { place = "hq/vietnam" },
            Vietnam_rifleman_2 = { place = "hq/vietnam" },
        },
    },
}
