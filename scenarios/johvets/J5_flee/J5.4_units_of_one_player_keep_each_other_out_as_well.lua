-- Both lists are red's.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" }, { "B", "b1", "b2" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" } },
}

law.scenario {
    rule = "J5.4",
    name = "units of one player keep each other out as well",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "red", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    flee = { { "u1", "a1", "a5" }, { "u2", "a1", "a4" } },
    expect = { fled = { u1 = "a5", u2 = "a4" } },
}
