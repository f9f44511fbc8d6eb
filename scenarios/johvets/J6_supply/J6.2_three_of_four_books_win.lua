-- None of the link points is controlled by anybody.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "b1" } },
}

law.scenario {
    rule = "J6.2",
    name = "three of four books win",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" } },
    books = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "a3" }, { "p4", "a4" } },
    orders = { { "u2", "move a3" } },
    expect = { winners = { "red" }, actions = { red = 0 } },
}
