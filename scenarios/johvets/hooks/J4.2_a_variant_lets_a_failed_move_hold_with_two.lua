-- By the standard rules u2, whose Move fails, would hold a2 with 1 and be displaced by u1's 2.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

local game = law.variant {
    name = "stubborn units",
    hooks = {
        holding = function(_, standard)
            return standard + 1
        end,
    },
}

law.scenario {
    rule = "J4.2",
    name = "a variant lets a failed move hold with two",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "green", "a4" },
    },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a4" }, { "u3", "reinforce u1 move a2" } },
    expect = {
        u1 = "failed: occupied", u2 = "failed: occupied, not displaced",
        strength = { u1 = 2, u2 = 1 },
        units = { u1 = "a1", u2 = "a2" },
    },
}
