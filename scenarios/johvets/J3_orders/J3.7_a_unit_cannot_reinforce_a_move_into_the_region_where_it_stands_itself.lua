-- u2 stands in R, and no region is adjacent to itself. It is treated as ordered to Stay, and holds
-- a2.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J3.7",
    name = "a unit cannot reinforce a move into the region where it stands itself",
    map = map,
    units = { { "u1", "blue", "a1" }, { "u2", "red", "a2" } },
    orders = { { "u1", "move a2" }, { "u2", "reinforce u1 move a2" } },
    expect = {
        u1 = "failed: occupied", u2 = "illegal: not_adjacent",
        strength = { u1 = 1 },
    },
}
