local law = require "lawspeaker"

local map = law.map {
    name = "a pair and another Age",
    ages = { { "I", "a1", "a2" }, { "II", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" } },
}

law.scenario {
    rule = "J3.3",
    name = "a unit moves and takes the book that its order names",
    map = map,
    units = { { "A", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    orders = { { "A", "move a2 carry p1" } },
    expect = {
        A = "succeeded: unopposed",
        carried = { A = "p1" },
        books = { p1 = "a2", p2 = "a1" },
    },
}
