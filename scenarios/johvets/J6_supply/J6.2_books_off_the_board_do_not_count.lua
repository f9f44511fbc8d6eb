-- Four link points, and one book on the board: it is all of them.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "b1" } },
}

law.scenario {
    rule = "J6.2",
    name = "books off the board do not count",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a2" } },
    orders = { { "u1", "move a2" } },
    expect = { winners = { "red" }, books = { p2 = false } },
}
