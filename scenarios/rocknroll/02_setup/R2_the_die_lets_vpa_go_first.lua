local law = require "lawspeaker"

law.scenario {
    name = "the die lets VPA go first",
    rule = "R2",
    game = "rocknroll",
    dice = { { "first", 3 } },
    expect = {
        globals = { first = "vpa", round = 1 },
        events = { { "first", player = "vpa" } },
        pending = { "vpa: deployment" },
    },
}
