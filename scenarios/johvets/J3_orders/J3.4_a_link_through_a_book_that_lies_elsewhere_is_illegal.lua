-- The other book, which does lie there, is not used in its place.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b2" } },
}

law.scenario {
    rule = "J3.4",
    name = "a link through a book that lies elsewhere is illegal",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a2" }, { "p2", "a1" } },
    orders = { { "u1", "link p1" } },
    expect = {
        u1 = "illegal: no_book_here",
        units = { u1 = "a1" },
    },
}
