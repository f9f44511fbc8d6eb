-- The nearest case: u2 comes on foot, and has not gone anywhere.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "b1", "b2" }, { "b1", "b3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.8",
    name = "a move that ties stays where it was",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" }, { "u2", "move b1" } },
    expect = {
        u1 = "failed: tied, displaced", u2 = "failed: tied, not displaced",
        units = { u1 = "b3", u2 = "b2" },
    },
}
