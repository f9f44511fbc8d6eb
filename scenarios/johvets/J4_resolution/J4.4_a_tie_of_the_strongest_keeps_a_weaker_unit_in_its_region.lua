-- Each entrant is stronger than u3, but neither is stronger than the other.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

law.scenario {
    rule = "J4.4",
    name = "a tie of the strongest keeps a weaker unit in its region",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a3" }, { "u3", "green", "a2" },
        { "u4", "red", "a4" }, { "u5", "blue", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "move a2" }, { "u4", "reinforce u1 move a2" },
        { "u5", "reinforce u2 move a2" },
    },
    expect = {
        u1 = "failed: tied", u2 = "failed: tied", u3 = "succeeded: held",
        strength = { u1 = 2, u2 = 2, u3 = 1 },
        units = { u3 = "a2" },
    },
}
