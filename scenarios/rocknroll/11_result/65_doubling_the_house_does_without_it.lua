local law = require "lawspeaker"

law.scenario {
    name = "doubling: the house does without it",
    rule = "65",
    game = "rocknroll",
    rules = { doubling = false },
    state = {
        globals = { vpa_control = 1, vietnam_control = 3 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        globals = { vpa_control = 2 },
    },
}
