-- The reinforcement counts, though the Move comes to nothing: the strength was not enough.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J3.8",
    name = "a move that fails is still matched",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a3" }, { "u3", "blue", "a2" },
        { "u4", "blue", "a4" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "reinforce u1 move a2" }, { "u4", "reinforce u3 stay" },
    },
    expect = {
        u1 = "failed: occupied", u2 = "succeeded: counted",
        strength = { u1 = 2, u3 = 2 },
    },
}
