local law = require "lawspeaker"

law.scenario {
    name = "an empty board is a drawn round",
    rule = "64",
    game = "rocknroll",
    state = {
        globals = { round = 1 },
    },
    phase = "result",
    expect = {
        globals = { first = "vpa", vpa_control = 0, vietnam_control = 0 },
        events = { { "result", vpa = 0, vietnam = 0, winner = "nobody" } },
    },
}
