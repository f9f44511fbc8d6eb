-- u4 wanted to make room, and could not.
local law = require "lawspeaker"

local map = law.map {
    name = "a star with a tail",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a4", "a6" } },
}

law.scenario {
    rule = "J5.1",
    name = "a region that a failed move did not leave is not open",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "a4" }, { "u5", "green", "a6" },
    },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "move a6" } },
    flee = { { "u2", "a4", "a5" } },
    expect = {
        u2 = "failed: displaced, displaced", u4 = "failed: occupied, not displaced",
        fled = { u2 = "a5" },
    },
}
