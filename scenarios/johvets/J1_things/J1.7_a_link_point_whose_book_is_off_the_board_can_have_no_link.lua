-- The book p1 exists, but it lies nowhere.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J1.7",
    name = "a link point whose book is off the board can have no link",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "link p1" } },
    expect = {
        u1 = "illegal: no_book_here",
        units = { u1 = "a1" },
        books = { p1 = false },
    },
}
