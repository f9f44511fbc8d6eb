local law = require "lawspeaker"

law.scenario {
    name = "who controls more Points gets a control Point",
    rule = "62",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
            { name = "VPA_rifleman_2", side = "vpa", place = "field/B" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_2", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_3", side = "vietnam", place = "field/C" },
        },
    },
    phase = "result",
    expect = {
        events = {
            { "result", vpa = 2, vietnam = 1, winner = "vpa" },
            { "control_points", player = "vpa", gained = 1, total = 1 },
        },
        globals = { vpa_control = 1, vietnam_control = 0 },
    },
}
