local law = require "lawspeaker"

law.scenario {
    name = "one unit is enough for an empty Point",
    rule = "60",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/E" },
        },
    },
    phase = "result",
    expect = {
        events = { { "control", point = "E", holder = "vietnam" } },
        globals = { vietnam_control = 1 },
    },
}
