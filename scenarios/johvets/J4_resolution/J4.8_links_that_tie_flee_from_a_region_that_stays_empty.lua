-- Nobody stands in b1, and still both flee from it: one to either side.
local law = require "lawspeaker"

local map = law.map {
    name = "three Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2", "b3" }, { "C", "c1" } },
    adjacent = { { "b1", "b2" }, { "b1", "b3" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" } },
}

law.scenario {
    rule = "J4.8",
    name = "links that tie flee from a region that stays empty",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "c1" } },
    books = { { "p1", "a1" }, { "p2", "c1" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    flee = { { "u1", "b2" }, { "u2", "b3" } },
    expect = {
        u1 = "failed: tied, displaced", u2 = "failed: tied, displaced",
        fled = { u1 = "b2", u2 = "b3" },
        conflicted = { "b1" },
    },
}
