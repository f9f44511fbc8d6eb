-- u4 and u5 tie over a4, which stays empty and is conflicted.
local law = require "lawspeaker"

local map = law.map {
    name = "a star with two tails",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6", "a7" } },
    adjacent = {
        { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a4", "a6" },
        { "a4", "a7" },
    },
}

law.scenario {
    rule = "J5.1",
    name = "a region that others fought over in vain is not open",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "green", "a6" }, { "u5", "red", "a7" },
    },
    orders = {
        { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "move a4" },
        { "u5", "move a4" },
    },
    flee = { { "u2", "a4", "a5" } },
    expect = {
        u2 = "failed: displaced, displaced", u4 = "failed: tied", u5 = "failed: tied",
        conflicted = { "a2", "a4" },
        fled = { u2 = "a5" },
    },
}
