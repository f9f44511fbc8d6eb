-- u1 went to a2 and had to flee from there to a1.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a1" } },
}

law.scenario {
    rule = "J6.1",
    name = "a region that a failed link flees from is not controlled",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    flee = { { "u1", "a1" } },
    expect = {
        u1 = "failed: tied, displaced",
        removed = { "u2" },
        control = { p1 = false, p2 = false, p3 = "red" },
    },
}
