-- u1's book p2 is left in a2, and u3, which tied with u1, uses it.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a2" }, { "p2", "b2" }, { "p3", "a2" } },
}

law.scenario {
    rule = "J5.1",
    name = "a failed link flees through a book that another one left",
    map = map,
    units = { { "u1", "red", "b1" }, { "u3", "green", "b3" } },
    books = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b3" } },
    orders = { { "u1", "link p1 carry p2" }, { "u3", "link p3" } },
    flee = { { "u1", "a1" }, { "u3", { book = "p2" } } },
    expect = {
        u1 = "failed: tied, displaced", u3 = "failed: tied, displaced",
        fled = { u1 = "a1", u3 = "b2" },
    },
}
