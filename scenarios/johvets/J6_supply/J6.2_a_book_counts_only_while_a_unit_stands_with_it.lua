-- u1 leaves two of red's three books; it was the last to stand there, which counts for link points.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "b1" } },
}

law.scenario {
    rule = "J6.2",
    name = "a book counts only while a unit stands with it",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a3" } },
    books = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "a3" }, { "p4", "a4" } },
    orders = { { "u1", "move a2" } },
    expect = { winners = {} },
}
