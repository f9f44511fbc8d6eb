-- u1 does not win b1, but it is gone from a1 (J4.8), so u2 comes in with nobody holding it.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "b1", "b2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.2",
    name = "a unit with a legal link leaves its region even when the link fails",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "blue", "b1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" }, { "u2", "move a1" } },
    expect = {
        u1 = "failed: occupied, displaced", u2 = "succeeded: unopposed",
        fled = { u1 = "b2" },
        units = { u2 = "a1" },
        conflicted = { "b1" },
    },
}
