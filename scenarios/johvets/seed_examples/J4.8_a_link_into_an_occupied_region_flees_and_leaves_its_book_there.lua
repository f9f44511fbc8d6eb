-- A goes through the book all the same, as if it had been pushed out of b1; p2, which it was
-- carrying, stays in b1.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "I", "a1" }, { "II", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b2" } },
}

law.scenario {
    rule = "J4.8",
    name = "a link into an occupied region flees and leaves its book there",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "b1" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    orders = { { "A", "link p1 carry p2" } },
    flee = { { "A", "b2" } },
    expect = {
        A = "failed: occupied, displaced", B = "succeeded: held",
        fled = { A = "b2" },
        books = { p1 = "a1", p2 = "b1" },
    },
}
