local law = require "lawspeaker"

law.scenario {
    name = "an empty Point is drawn",
    rule = "60",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/E" },
        },
    },
    phase = "result",
    expect = {
        events = { { "control", point = "A", vpa = 0, vietnam = 0, holder = "nobody" } },
    },
}
