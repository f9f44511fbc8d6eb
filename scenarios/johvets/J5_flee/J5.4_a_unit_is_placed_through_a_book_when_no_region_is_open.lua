-- Red controls a1, and u3 stands in a3.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and another Age",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" }, { "p2", "a1" } },
}

law.scenario {
    rule = "J5.4",
    name = "a unit is placed through a book when no region is open",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a2" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    expect = { fled = { u2 = "b1" } },
}
