-- a4 is not conflicted, for u4 is its only contender; but u4 stands there once movement is done.
local law = require "lawspeaker"

local map = law.map {
    name = "a star with a tail",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a4", "a6" } },
}

law.scenario {
    rule = "J5.1",
    name = "a region entered this turn is not open",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "green", "a6" },
    },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "move a4" } },
    flee = { { "u2", "a4", "a5" } },
    expect = {
        u2 = "failed: displaced, displaced", u4 = "succeeded: unopposed",
        conflicted = { "a2" },
        fled = { u2 = "a5" },
    },
}
