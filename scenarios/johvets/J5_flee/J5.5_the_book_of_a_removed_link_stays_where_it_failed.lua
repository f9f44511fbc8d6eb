-- There is no way out of a2: u3 stands in a1, and p2 leads to where u4 stands.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a2" }, { "p2", "b2" } },
}

law.scenario {
    rule = "J5.5",
    name = "the book of a removed link stays where it failed",
    map = map,
    units = {
        { "u1", "red", "b1" }, { "u2", "blue", "a2" }, { "u3", "blue", "a1" },
        { "u4", "blue", "b2" },
    },
    books = { { "p1", "b1" }, { "p2", "b1" } },
    orders = { { "u1", "link p1 carry p2" } },
    expect = {
        u1 = "failed: occupied, displaced",
        removed = { "u1" },
        units = { u1 = false },
        books = { p1 = "b1", p2 = "a2" },
    },
}
