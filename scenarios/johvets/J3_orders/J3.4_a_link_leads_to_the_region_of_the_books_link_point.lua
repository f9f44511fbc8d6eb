-- No border leads from Age A to Age B, and none is needed. The book stays behind.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b2" } },
}

law.scenario {
    rule = "J3.4",
    name = "a link leads to the region of the book's link point",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" } },
    expect = {
        u1 = "succeeded: unopposed",
        units = { u1 = "b2" },
        books = { p1 = "a1" },
    },
}
