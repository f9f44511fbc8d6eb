-- u2's does not match and u3's is illegal.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a1", "a5" } },
}

law.scenario {
    rule = "J4.1",
    name = "a reinforcement without effect adds nothing",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a3" }, { "u3", "red", "a5" } },
    orders = {
        { "u1", "move a2" }, { "u2", "reinforce u1 link a2" }, { "u3", "reinforce u1 move a2" },
    },
    expect = {
        u1 = "succeeded: unopposed", u2 = "failed: not_matched", u3 = "illegal: not_adjacent",
        strength = { u1 = 1 },
    },
}
