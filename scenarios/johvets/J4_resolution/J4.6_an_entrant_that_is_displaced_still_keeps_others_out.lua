-- u4 drives u1 out of a1. u1's Move to a2 nevertheless ties with that of u2.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three with sides",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a1", "a4" }, { "a1", "a5" }, { "a1", "a6" } },
}

law.scenario {
    rule = "J4.6",
    name = "an entrant that is displaced still keeps others out",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a3" }, { "u4", "green", "a4" },
        { "u5", "green", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "move a2" }, { "u4", "move a1" },
        { "u5", "reinforce u4 move a1" },
    },
    flee = { { "u1", "a6" } },
    expect = {
        u1 = "failed: tied, displaced", u2 = "failed: tied", u4 = "succeeded: strongest",
        units = { u1 = "a6", u2 = "a3", u4 = "a1" },
        conflicted = { "a1", "a2" },
    },
}
