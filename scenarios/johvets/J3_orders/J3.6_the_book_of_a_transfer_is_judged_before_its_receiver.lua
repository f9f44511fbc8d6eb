-- Both are wrong; the reason told is the first that applies.
local law = require "lawspeaker"

local map = law.map {
    name = "a pair and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.6",
    name = "the book of a transfer is judged before its receiver",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a2" } },
    orders = { { "u1", "transfer p1 to u9" } },
    expect = { u1 = "illegal: no_book_here" },
}
