-- Three of the four books lie where red stands: three quarters of them, and red has won (J6.2).
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "b1" } },
}

law.scenario {
    rule = "J1.6",
    name = "a book is controlled by the unit that stands there",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" }, { "u4", "blue", "a4" },
    },
    books = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "a3" }, { "p4", "a4" } },
    orders = { { "u1", "stay" } },
    expect = { winners = { "red" } },
}
