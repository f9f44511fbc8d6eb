-- Both neighbours of b1 are occupied. That a1 is empty does not help: u1 went through.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a1", "a2" }, { "b1", "b2" }, { "b1", "b3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.8",
    name = "a link that fails and finds no place to flee is removed",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "b1" }, { "u3", "blue", "b2" },
        { "u4", "blue", "b3" },
    },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" } },
    expect = {
        u1 = "failed: occupied, displaced",
        removed = { "u1" },
        units = { u1 = false },
    },
}
