local law = require "lawspeaker"

law.scenario {
    name = "one common deck of 52",
    rule = "R4",
    game = "rocknroll",
    dice = { { "first", 1 } },
    expect = {
        places = { deck = 42, ["hand/vpa"] = 5, ["hand/vietnam"] = 5, discard = 0, played = 0 },
    },
}
