-- The same two books under red's units, and two more where nobody stands: two of four.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "b1" } },
}

law.scenario {
    rule = "J1.7",
    name = "books on the board count towards victory wherever they lie",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "blue", "a3" } },
    books = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "a4" }, { "p4", "a4" } },
    orders = { { "u1", "stay" } },
    expect = { winners = {} },
}
