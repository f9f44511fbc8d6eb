-- Regions of two Ages can be adjacent.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages with a border",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "b1" } },
}

law.scenario {
    rule = "J5.1",
    name = "a unit flees on foot into another Age",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "b1" } },
    expect = { u2 = "failed: displaced, displaced", fled = { u2 = "b1" } },
}
