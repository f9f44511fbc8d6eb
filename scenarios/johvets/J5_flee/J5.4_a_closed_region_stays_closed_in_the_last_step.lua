-- u3 has no list and is placed last: a1, which comes first, is empty but closed.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a2" } },
}

law.scenario {
    rule = "J5.4",
    name = "a closed region stays closed in the last step",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" }, { "u3", "green", "b3" } },
    books = { { "p1", "b1" }, { "p2", "b2" }, { "p3", "b3" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" }, { "u3", "link p3" } },
    flee = { { "u1", "a1", "a4" }, { "u2", "a1", "a5" } },
    expect = { fled = { u1 = "a4", u2 = "a5", u3 = "a3" } },
}
