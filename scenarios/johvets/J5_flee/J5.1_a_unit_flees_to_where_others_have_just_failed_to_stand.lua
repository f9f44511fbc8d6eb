-- u4's and u5's Links tie over b1, and both must flee from there. They do not occupy it (J4.8): u2
-- comes to stand in b1, while they go to b2 and b3.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "b1", "b2" }, { "b1", "b3" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" } },
}

law.scenario {
    rule = "J5.1",
    name = "a unit flees to where others have just failed to stand",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "green", "a4" }, { "u5", "red", "a5" },
    },
    books = { { "p1", "a2" }, { "p2", "a4" }, { "p3", "a5" } },
    orders = {
        { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "link p2" },
        { "u5", "link p3" },
    },
    flee = { { "u2", { book = "p1" } }, { "u4", "b2" }, { "u5", "b3" } },
    expect = {
        u2 = "failed: displaced, displaced", u4 = "failed: tied, displaced",
        u5 = "failed: tied, displaced",
        fled = { u2 = "b1", u4 = "b2", u5 = "b3" },
    },
}
