local law = require "lawspeaker"

-- Red begins where the map has blue, blue where it has green, and green where it has red.
law.scenario {
    name = "talk goes in the order that was drawn",
    rule = "J2.1",
    game = "johvets",
    options = { map = "standard" },
    players = { "red", "blue", "green" },
    dice = { { "start", 1 }, { "start", 1 } },
    answers = { { "green", "pass" } },
    expect = {
        pending = { "red: talk" },
    },
}
