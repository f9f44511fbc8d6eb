-- u1 comes first in the order of the units, and would be placed in a1.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" } },
}

law.scenario {
    rule = "J5.4",
    name = "a unit without a list waits for those that have one",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    flee = { { "u2", "a1" } },
    expect = { fled = { u1 = "a3", u2 = "a1" } },
}
