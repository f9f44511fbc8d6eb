-- Two units go for a2, and u3 reinforces one that is not among them.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

law.scenario {
    rule = "J3.8",
    name = "a reinforcement of another unit's order has no effect",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a3" }, { "u3", "red", "a4" }, { "u4", "red", "a5" },
    },
    orders = { { "u1", "move a2" }, { "u2", "move a2" }, { "u3", "reinforce u4 move a2" } },
    expect = {
        u1 = "failed: tied", u2 = "failed: tied", u3 = "failed: not_matched",
        strength = { u1 = 1, u4 = 1 },
    },
}
