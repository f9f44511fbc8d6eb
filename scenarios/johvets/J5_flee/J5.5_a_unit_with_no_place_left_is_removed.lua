-- The same position, but a5 is where u6 stands.
local law = require "lawspeaker"

local map = law.map {
    name = "a star with two tails",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6", "a7" } },
    adjacent = {
        { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a4", "a6" },
        { "a4", "a7" },
    },
    link_points = { { "p1", "a1" } },
}

law.scenario {
    rule = "J5.5",
    name = "a unit with no place left is removed",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "green", "a6" }, { "u5", "red", "a7" }, { "u6", "blue", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "move a4" },
        { "u5", "move a4" },
    },
    flee = { { "u2", "a1", "a3", "a4", "a5" } },
    expect = {
        u2 = "failed: displaced, displaced",
        fled = { u2 = false },
        removed = { "u2" },
    },
}
