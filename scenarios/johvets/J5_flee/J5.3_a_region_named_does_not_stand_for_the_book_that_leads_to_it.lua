-- On foot b1 is closed, for red controls p1. Through p1, which lies in a2, u2 could have gone.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages with a border",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "b1" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J5.3",
    name = "a region named does not stand for the book that leads to it",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a2" } },
    control = { { "p1", "red" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "b1", "a4" } },
    expect = { u2 = "failed: displaced, displaced", fled = { u2 = "a4" } },
}
