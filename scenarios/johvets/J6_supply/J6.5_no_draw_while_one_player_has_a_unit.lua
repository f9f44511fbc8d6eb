-- The same, but u3 stands aside.
local law = require "lawspeaker"

local map = law.map {
    name = "an island and another Age",
    ages = { { "A", "a1" }, { "B", "b1", "b2", "b3" } },
    link_points = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "b1" }, { "p4", "b2" } },
}

law.scenario {
    rule = "J6.5",
    name = "no draw while one player has a unit",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" }, { "u3", "red", "b3" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    expect = { removed = { "u1", "u2" }, draw = false },
}
