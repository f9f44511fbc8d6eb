local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J4.4",
    name = "the stronger entrant wins",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" }, { "u3", "blue", "a4" } },
    orders = { { "u1", "move a2" }, { "u2", "move a2" }, { "u3", "reinforce u2 move a2" } },
    expect = {
        u1 = "failed: outweighed", u2 = "succeeded: strongest",
        units = { u1 = "a1", u2 = "a2" },
    },
}
