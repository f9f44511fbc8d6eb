local law = require "lawspeaker"

law.scenario {
    name = "napalm: the house needs another number",
    rule = "R9",
    game = "rocknroll",
    rules = { napalm = 6 },
    state = {
        unit = {
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "napalm", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "napalm", 5 } },
    answers = { { "vpa", "order", "napalm C" } },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "field/C" } },
        events = { { "activation", needed = 6, outcome = "failure" } },
    },
}
