local law = require "lawspeaker"

law.scenario {
    name = "first_player: the house names a side",
    rule = "R2",
    game = "rocknroll",
    rules = { first_player = "vietnam" },
    expect = {
        globals = { first = "vietnam" },
        pending = { "vietnam: deployment" },
    },
}
