-- Both books end up in b1, where nobody stands.
local law = require "lawspeaker"

local map = law.map {
    name = "three Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2", "b3" }, { "C", "c1" } },
    adjacent = { { "b1", "b2" }, { "b1", "b3" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b2" }, { "p4", "b2" } },
}

law.scenario {
    rule = "J4.9",
    name = "links that tie leave their books in the region between them",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "c1" } },
    books = { { "p1", "a1" }, { "p2", "c1" }, { "p3", "a1" }, { "p4", "c1" } },
    orders = { { "u1", "link p1 carry p3" }, { "u2", "link p2 carry p4" } },
    flee = { { "u1", "b2" }, { "u2", "b3" } },
    expect = {
        u1 = "failed: tied, displaced", u2 = "failed: tied, displaced",
        books = { p1 = "a1", p2 = "c1", p3 = "b1", p4 = "b1" },
    },
}
