-- u1 has left a1 for good: a2, which is next to a1, is skipped, and b2, next to b1, is reached.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "b1", "b2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J5.1",
    name = "a failed link flees from the region that it went to",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "b1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" } },
    flee = { { "u1", "a2", "b2" } },
    expect = {
        u1 = "failed: occupied, displaced", u2 = "succeeded: held, not displaced",
        fled = { u1 = "b2" },
    },
}
