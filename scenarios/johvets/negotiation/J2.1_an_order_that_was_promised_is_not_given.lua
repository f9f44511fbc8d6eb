-- What was promised binds nobody: the order that is given is carried out, and the log tells the
-- breach.
local law = require "lawspeaker"

law.scenario {
    name = "an order is not given as promised",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "deal blue promises order r1 move barn" }, { "blue", "accept 1" },
        { "red", "pass" },
        { "blue", "blame 2", refused = "the game itself says whether order was kept" },
        { "blue", "pass" },
        { "red", "r1: move hives" }, { "blue", "b1: stay" },
    },
    expect = {
        events = {
            { "verdict", unit = "r1", result = "succeeded" },
            { "broken", by = "red", to = "blue", instead = "r1 move hives" },
        },
        no_events = { "kept" },
    },
}
