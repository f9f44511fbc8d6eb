-- u2 wins b1; u1 is pushed out of it.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2", "b3", "b4" } },
    adjacent = { { "b1", "b2" }, { "b1", "b3" }, { "b1", "b4" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.8",
    name = "a link that is outweighed flees like one that meets a unit",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "b2" }, { "u3", "blue", "b3" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" }, { "u2", "move b1" }, { "u3", "reinforce u2 move b1" } },
    flee = { { "u1", "b4" } },
    expect = {
        u1 = "failed: outweighed, displaced", u2 = "succeeded: strongest",
        units = { u1 = "b4", u2 = "b1" },
    },
}
