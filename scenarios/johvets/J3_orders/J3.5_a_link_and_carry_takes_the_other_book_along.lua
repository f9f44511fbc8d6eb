-- The book linked through stays behind in a1.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b2" } },
}

law.scenario {
    rule = "J3.5",
    name = "a link and carry takes the other book along",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    orders = { { "u1", "link p1 carry" } },
    expect = {
        u1 = "succeeded: unopposed",
        carried = { u1 = "p2" },
        units = { u1 = "b1" },
        books = { p1 = "a1", p2 = "b1" },
    },
}
