local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J1.3",
    name = "a book that is not carried stays where it lies",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "move a2" } },
    expect = {
        u1 = "succeeded: unopposed",
        units = { u1 = "a2" },
        books = { p1 = "a1" },
    },
}
