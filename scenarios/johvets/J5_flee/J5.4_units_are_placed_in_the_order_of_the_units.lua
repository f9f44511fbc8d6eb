-- u2 stands first in the list of units.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" } },
}

law.scenario {
    rule = "J5.4",
    name = "units are placed in the order of the units",
    map = map,
    units = { { "u2", "blue", "b2" }, { "u1", "red", "b1" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    expect = { fled = { u1 = "a3", u2 = "a1" } },
}
