local law = require "lawspeaker"

law.scenario {
    name = "the boy alone holds nothing",
    rule = "61",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Boy", side = "vietnam", place = "field/A" },
        },
    },
    phase = "result",
    expect = {
        events = { { "control", point = "A", holder = "nobody" } },
        globals = { vietnam_control = 0 },
    },
}
