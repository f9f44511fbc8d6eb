-- u3 moves away, so u2 keeps p2 and stays; that does not put it under a Stay order, and it cannot
-- receive p1 either.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" } },
}

law.scenario {
    rule = "J3.6",
    name = "a unit whose transfer fails is still one that transfers",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a1" }, { "p2", "a2" } },
    orders = { { "u1", "transfer p1 to u2" }, { "u2", "transfer p2 to u3" }, { "u3", "move a4" } },
    expect = {
        u1 = "failed: receiver_not_staying", u2 = "failed: receiver_not_staying",
        units = { u1 = "a1", u2 = "a2", u3 = "a4" },
        books = { p1 = "a1", p2 = "a2" },
    },
}
