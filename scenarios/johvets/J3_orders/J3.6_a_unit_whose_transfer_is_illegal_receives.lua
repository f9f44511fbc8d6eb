-- u2 has no book to hand on, so its order is illegal and it stays (J3); the nearest case to a
-- Transfer that fails.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.6",
    name = "a unit whose transfer is illegal receives",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "transfer p1 to u2" }, { "u2", "transfer to u3" } },
    expect = {
        u1 = "succeeded: transferred", u2 = "illegal: no_book_here",
        books = { p1 = "a2" },
    },
}
