-- u1 remains in a1, but it is still "doing" the Move: u4's reinforcement does not count, and a1 is
-- held with 1 only.
local law = require "lawspeaker"

local map = law.map {
    name = "a cross",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = {
        { "a1", "a2" }, { "a1", "a3" }, { "a1", "a4" }, { "a1", "a5" }, { "a5", "a3" },
        { "a1", "a6" },
    },
}

law.scenario {
    rule = "J3.8",
    name = "the stay of a unit whose move fails is not matched",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "blue", "a3" },
        { "u4", "red", "a4" }, { "u5", "blue", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "stay" }, { "u3", "move a1" }, { "u4", "reinforce u1 stay" },
        { "u5", "reinforce u3 move a1" },
    },
    flee = { { "u1", "a6" } },
    expect = {
        u1 = "failed: occupied, displaced", u3 = "succeeded: strongest", u4 = "failed: not_matched",
        strength = { u1 = 1, u3 = 2 },
        fled = { u1 = "a6" },
    },
}
