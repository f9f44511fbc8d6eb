-- It would tell the others of units that they do not see. What is said to all is heard by all.
local law = require "lawspeaker"

law.scenario {
    name = "in fog nothing is offered openly",
    rule = "fog",
    game = "johvets",
    variant = "johvets/fog",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = { { "r1", "red", "hives" }, { "b1", "blue", "wall" } },
        },
    },
    answers = {
        { "red", "deal blue openly promises order r1 stay", refused = "nothing is open" },
        { "red", "say all" }, { "red", "message", "I stay" },
    },
    expect = { events = { "message" }, pending = { "blue: talk" } },
}
