local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b2" } },
}

law.scenario {
    rule = "J3.5",
    name = "a book named that lies elsewhere is not carried",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a2" } },
    orders = { { "u1", "link p1 carry p2" } },
    expect = {
        u1 = "succeeded: unopposed",
        carried = { u1 = false },
        carry_reason = { u1 = "no_book_here" },
        books = { p1 = "a1", p2 = "a2" },
    },
}
