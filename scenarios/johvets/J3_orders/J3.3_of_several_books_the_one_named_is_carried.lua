local law = require "lawspeaker"

local map = law.map {
    name = "a pair and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" } },
}

law.scenario {
    rule = "J3.3",
    name = "of several books the one named is carried",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    orders = { { "u1", "move a2 carry p2" } },
    expect = {
        u1 = "succeeded: unopposed",
        carried = { u1 = "p2" },
        books = { p1 = "a1", p2 = "a2" },
    },
}
