local law = require "lawspeaker"

law.scenario {
    name = "the boy does not count",
    rule = "61",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Boy", side = "vietnam", place = "field/A" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        events = { { "control", point = "A", vpa = 1, vietnam = 0, holder = "vpa" } },
        globals = { vpa_control = 1 },
    },
}
