-- a1 is closed. u2 goes on to a3 before u1, whose list is at its end, is placed in a4.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1", "b2" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" } },
}

law.scenario {
    rule = "J5.4",
    name = "a unit whose list is used up waits for those that still have entries",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    flee = { { "u1", "a1" }, { "u2", "a1", "a3" } },
    expect = { fled = { u1 = "a4", u2 = "a3" } },
}
