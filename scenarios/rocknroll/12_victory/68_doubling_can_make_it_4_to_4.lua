local law = require "lawspeaker"

law.scenario {
    name = "doubling can make it 4 to 4",
    rule = "68",
    game = "rocknroll",
    state = {
        globals = { vpa_control = 4, vietnam_control = 2 },
        unit = {
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        result = false,
        globals = { vietnam_control = 4 },
        events = { { "control_points", gained = 2 }, "decider" },
    },
}
