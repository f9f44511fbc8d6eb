local law = require "lawspeaker"

law.scenario {
    name = "at 5 to 4 the next round does not decide",
    rule = "68",
    game = "rocknroll",
    rules = { victory = 7 },
    state = {
        globals = { vpa_control = 5, vietnam_control = 4 },
        unit = { { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/A" } },
    },
    phase = "result",
    expect = {
        result = false,
        globals = { vpa_control = 5, vietnam_control = 5 },
        events = { { "control_points", player = "vietnam", gained = 1, total = 5 } },
        no_events = { "victory", "decider" },
    },
}
