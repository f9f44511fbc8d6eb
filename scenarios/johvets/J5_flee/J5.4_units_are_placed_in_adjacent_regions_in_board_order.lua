-- The board's order is a5, a4, a3, a2, a1, whatever the order of the pairs of neighbours.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a5", "a4", "a3", "a2", "a1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

law.scenario {
    rule = "J5.4",
    name = "units are placed in adjacent regions in board order",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    expect = { u2 = "failed: displaced, displaced", fled = { u2 = "a5" } },
}
