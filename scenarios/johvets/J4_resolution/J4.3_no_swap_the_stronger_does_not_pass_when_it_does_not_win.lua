-- u1 beats u2, but u3 enters a2 with as much. The weaker does not pass for all that: u1 counts as
-- holding a1 with 2.
local law = require "lawspeaker"

local map = law.map {
    name = "a star with a tail",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

local game = law.variant {
    name = "no swap",
    rules = { swap = false },
}

law.scenario {
    rule = "J4.3",
    name = "no swap: the stronger does not pass when it does not win",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" },
        { "u4", "red", "a4" }, { "u5", "green", "a5" },
    },
    variant = game,
    orders = {
        { "u1", "move a2" }, { "u2", "move a1" }, { "u3", "move a2" },
        { "u4", "reinforce u1 move a2" }, { "u5", "reinforce u3 move a2" },
    },
    expect = {
        u1 = "failed: tied", u2 = "failed: head_to_head", u3 = "failed: tied",
        strength = { u1 = 2, u2 = 1, u3 = 2 },
        units = { u1 = "a1", u2 = "a2", u3 = "a3" },
    },
}
