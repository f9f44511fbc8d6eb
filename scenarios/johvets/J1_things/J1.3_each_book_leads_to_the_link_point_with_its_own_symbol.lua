-- Both books lie side by side, and so do both link points' Ages; the symbol alone decides.
local law = require "lawspeaker"

local map = law.map {
    name = "three Ages",
    ages = { { "A", "a1" }, { "B", "b1" }, { "C", "c1" } },
    link_points = { { "p1", "b1" }, { "p2", "c1" } },
}

law.scenario {
    rule = "J1.3",
    name = "each book leads to the link point with its own symbol",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    orders = { { "u1", "link p2" } },
    expect = {
        u1 = "succeeded: unopposed",
        units = { u1 = "c1" },
        control = { p1 = false, p2 = "red" },
    },
}
