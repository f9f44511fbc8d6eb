-- u4 held a2 until u1 came. u2's and u3's Links were too weak. u4 and u2 both want a5, which is
-- closed to both; a1, which u1 left, is open to all.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" }, { "B", "b1", "b2" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a2", "a6" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" } },
}

law.scenario {
    rule = "J5.4",
    name = "several failed links and the displaced holder flee at once",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "green", "b1" }, { "u3", "green", "b2" },
        { "u4", "blue", "a2" }, { "u5", "red", "a3" },
    },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    orders = {
        { "u1", "move a2" }, { "u2", "link p1" }, { "u3", "link p2" },
        { "u5", "reinforce u1 move a2" },
    },
    flee = { { "u2", "a5", "a6" }, { "u3", "a1" }, { "u4", "a5", "a4" } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: outweighed, displaced",
        u3 = "failed: outweighed, displaced", u4 = "failed: displaced, displaced",
        fled = { u2 = "a6", u3 = "a1", u4 = "a4" },
        units = { u1 = "a2" },
    },
}
