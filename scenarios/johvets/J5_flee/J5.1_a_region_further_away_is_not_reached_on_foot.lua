-- a5 is open, but u2 would have to pass a4, where u4 stands; a1 is controlled by red.
local law = require "lawspeaker"

local map = law.map {
    name = "a star with a tail",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a4", "a5" } },
    link_points = { { "p1", "a1" } },
}

law.scenario {
    rule = "J5.1",
    name = "a region further away is not reached on foot",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "a4" },
    },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a5" } },
    expect = { u2 = "failed: displaced, displaced", removed = { "u2" } },
}
