local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" } },
}

law.scenario {
    rule = "J1.3",
    name = "a book is carried from region to region",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "b1" } },
    turns = {
        {
            orders = { { "u1", "move a2 carry p1" } },
            expect = { books = { p1 = "a2" } },
        },
        {
            orders = { { "u1", "move a3 carry p1" } },
            expect = {
                carried = { u1 = "p1" },
                books = { p1 = "a3" },
            },
        },
    },
}
