local law = require "lawspeaker"

law.scenario {
    name = "a drawn round costs nothing",
    rule = "67",
    game = "rocknroll",
    state = {
        globals = { vpa_control = 3, vietnam_control = 2 },
    },
    phase = "result",
    expect = {
        globals = { vpa_control = 3, vietnam_control = 2 },
    },
}
