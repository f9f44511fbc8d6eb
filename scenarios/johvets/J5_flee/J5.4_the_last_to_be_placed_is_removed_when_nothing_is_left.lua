-- a1 is the only region next to a2 that is open.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" } },
}

law.scenario {
    rule = "J5.4",
    name = "the last to be placed is removed when nothing is left",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    expect = { fled = { u1 = "a1", u2 = false }, removed = { "u2" } },
}
