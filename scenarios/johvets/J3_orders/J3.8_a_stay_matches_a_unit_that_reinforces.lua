-- The reinforced reinforcer holds a2 with 2.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a1", "a5" } },
}

law.scenario {
    rule = "J3.8",
    name = "a stay matches a unit that reinforces",
    map = map,
    units = {
        { "u1", "red", "a2" }, { "u2", "red", "a3" }, { "u3", "blue", "a4" }, { "u4", "red", "a5" },
    },
    orders = {
        { "u1", "reinforce u4 move a1" }, { "u2", "reinforce u1 stay" }, { "u3", "move a2" },
        { "u4", "move a1" },
    },
    expect = {
        u1 = "succeeded: counted", u2 = "succeeded: counted", u3 = "failed: occupied",
        strength = { u1 = 2, u4 = 2 },
    },
}
