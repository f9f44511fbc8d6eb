-- Two books lie there; that p2 is to be carried would leave only p1, but the order does not name it
-- (J3.4).
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b2" } },
}

law.scenario {
    rule = "J3.5",
    name = "naming the book to carry does not name the one to link through",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    orders = { { "u1", "link carry p2" } },
    expect = {
        u1 = "illegal: book_unnamed",
        units = { u1 = "a1" },
        books = { p1 = "a1", p2 = "a1" },
    },
}
