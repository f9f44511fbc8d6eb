-- u1's Link fails, but it has left a1, so u2 is the only contender there; b1 has two.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "b1", "b2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.11",
    name = "a unit that links away holds nothing",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "blue", "b1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" }, { "u2", "move a1" } },
    expect = {
        u2 = "succeeded: unopposed",
        conflicted = { "b1" },
    },
}
