-- Nor is the other one taken in its place. p1 lies in the region that u1 goes to, not in the one it
-- starts in.
local law = require "lawspeaker"

local map = law.map {
    name = "a pair and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" } },
}

law.scenario {
    rule = "J3.3",
    name = "a book named that lies elsewhere is not carried",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a2" }, { "p2", "a1" } },
    orders = { { "u1", "move a2 carry p1" } },
    expect = {
        u1 = "succeeded: unopposed",
        carried = { u1 = false },
        carry_reason = { u1 = "no_book_here" },
        units = { u1 = "a2" },
        books = { p1 = "a2", p2 = "a1" },
    },
}
