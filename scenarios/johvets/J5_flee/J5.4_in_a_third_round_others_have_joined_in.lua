-- First a1 is closed to u1 and u2, and a3 to u3 and u4. Then u2 and u3 meet in a4, while u1 takes
-- a5 and u4 takes a6. In the third round u2 and u3 are left, and come to a8 and a7.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = {
        { "A", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8" }, { "B", "b1", "b2", "b3", "b4" },
    },
    adjacent = {
        { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a2", "a6" },
        { "a2", "a7" }, { "a2", "a8" },
    },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a2" }, { "p4", "a2" } },
}

law.scenario {
    rule = "J5.4",
    name = "in a third round others have joined in",
    map = map,
    units = {
        { "u1", "red", "b1" }, { "u2", "blue", "b2" }, { "u3", "green", "b3" },
        { "u4", "red", "b4" },
    },
    books = { { "p1", "b1" }, { "p2", "b2" }, { "p3", "b3" }, { "p4", "b4" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" }, { "u3", "link p3" }, { "u4", "link p4" } },
    flee = {
        { "u1", "a1", "a5" }, { "u2", "a1", "a4", "a5", "a8" }, { "u3", "a3", "a4", "a6", "a7" },
        { "u4", "a3", "a6" },
    },
    expect = { fled = { u1 = "a5", u2 = "a8", u3 = "a7", u4 = "a6" } },
}
