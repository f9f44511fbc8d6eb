-- The same, but p1 is left behind.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = {
        { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "b1" }, { "p5", "b1" },
    },
}

law.scenario {
    rule = "J6.2",
    name = "three of five books do not win",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "a2" }, { "p4", "a2" }, { "p5", "a3" } },
    orders = { { "u1", "move a2" } },
    expect = { winners = {} },
}
