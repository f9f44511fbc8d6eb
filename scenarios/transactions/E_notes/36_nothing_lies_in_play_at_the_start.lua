local law = require "lawspeaker"

law.scenario {
    name = "nothing lies in play at the start",
    rule = "36",
    game = "transactions",
    options = { talk = false },
    players = 3,
    expect = { places = { ["in_play/p1"] = 0, ["in_play/p2"] = 0, ["in_play/p3"] = 0 } },
}
