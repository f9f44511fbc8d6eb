-- u3 is listed first and red's unit second, whatever the order of the regions and of the orders.
local law = require "lawspeaker"

local map = law.map {
    name = "an island and another Age",
    ages = { { "A", "a1" }, { "B", "b1", "b2", "b3" } },
    link_points = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "a1" } },
}

law.scenario {
    rule = "J5.5",
    name = "removed units are told in the order of the units",
    map = map,
    units = { { "u3", "green", "b3" }, { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" }, { "p3", "b3" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" }, { "u3", "link p3" } },
    expect = { removed = { "u3", "u1", "u2" } },
}
