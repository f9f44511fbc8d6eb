local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.3",
    name = "nothing is carried by an illegal move",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "move a3 carry p1" } },
    expect = {
        u1 = "illegal: not_adjacent",
        units = { u1 = "a1" },
        books = { p1 = "a1" },
    },
}
