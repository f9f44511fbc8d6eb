-- Every region next to a2 is occupied or controlled.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "I", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a1" } },
}

law.scenario {
    rule = "J5.5",
    name = "a unit without a place to flee to is removed",
    map = map,
    units = {
        { "A", "red", "a1" }, { "B", "blue", "a2" }, { "C", "red", "a4" }, { "D", "blue", "a3" },
    },
    orders = { { "A", "move a2" }, { "C", "reinforce A move a2" } },
    expect = {
        B = "failed: displaced, displaced",
        removed = { "B" },
        units = { A = "a2", B = false },
    },
}
