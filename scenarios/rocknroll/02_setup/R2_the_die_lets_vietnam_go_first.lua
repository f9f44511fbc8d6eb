local law = require "lawspeaker"

law.scenario {
    name = "the die lets Vietnam go first",
    rule = "R2",
    game = "rocknroll",
    dice = { { "first", 4 } },
    expect = {
        globals = { first = "vietnam" },
        pending = { "vietnam: deployment" },
    },
}
