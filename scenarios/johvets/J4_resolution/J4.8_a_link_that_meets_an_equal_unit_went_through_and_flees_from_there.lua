-- u1 is not thrown back to a1: it flees from b1, to a region next to b1.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "b1", "b2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.8",
    name = "a link that meets an equal unit went through and flees from there",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "b1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" } },
    flee = { { "u1", "a2", "b2" } },
    expect = {
        u1 = "failed: occupied, displaced", u2 = "succeeded: held",
        fled = { u1 = "b2" },
        units = { u1 = "b2", u2 = "b1" },
    },
}
