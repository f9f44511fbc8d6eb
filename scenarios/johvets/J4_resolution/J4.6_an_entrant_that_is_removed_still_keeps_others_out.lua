-- u1 has no place to flee to: a2 is conflicted, a4 is controlled by green, and u5 stands in a5.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three with sides",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a1", "a5" }, { "a4", "a5" }, { "a1", "a4" } },
    link_points = { { "p1", "a4" } },
}

law.scenario {
    rule = "J4.6",
    name = "an entrant that is removed still keeps others out",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a3" }, { "u4", "green", "a4" },
        { "u5", "green", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "move a2" }, { "u4", "move a1" },
        { "u5", "reinforce u4 move a1" },
    },
    expect = {
        u1 = "failed: tied, displaced", u2 = "failed: tied",
        units = { u1 = false, u2 = "a3", u4 = "a1" },
        removed = { "u1" },
    },
}
