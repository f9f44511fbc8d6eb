-- a4 is closed in the first round. In the second u3 would have had it to itself.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6", "a7" }, { "B", "b1", "b2", "b3", "b4" } },
    adjacent = {
        { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a2", "a6" },
        { "a2", "a7" },
    },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a2" }, { "p4", "a2" } },
}

law.scenario {
    rule = "J5.4",
    name = "a region closed to two is closed to everyone else",
    map = map,
    units = {
        { "u1", "red", "b1" }, { "u2", "blue", "b2" }, { "u3", "green", "b3" },
        { "u4", "red", "b4" },
    },
    books = { { "p1", "b1" }, { "p2", "b2" }, { "p3", "b3" }, { "p4", "b4" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" }, { "u3", "link p3" }, { "u4", "link p4" } },
    flee = {
        { "u1", "a4", "a1" }, { "u2", "a4", "a3" }, { "u3", "a5", "a4", "a6" },
        { "u4", "a5", "a7" },
    },
    expect = { fled = { u1 = "a1", u2 = "a3", u3 = "a6", u4 = "a7" } },
}
