-- p2, which does lie there, is not handed over in its place.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" } },
}

law.scenario {
    rule = "J3.6",
    name = "a transfer of a book that lies elsewhere is illegal",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    books = { { "p1", "a3" }, { "p2", "a1" } },
    orders = { { "u1", "transfer p1 to u2" } },
    expect = {
        u1 = "illegal: no_book_here",
        books = { p1 = "a3", p2 = "a1" },
    },
}
