-- a1 is where u1 came from.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" }, { "p3", "a1" } },
}

law.scenario {
    rule = "J6.4",
    name = "a book cannot be written where nobody stands",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book a1 as p9" } },
    expect = {
        control = { p3 = "red" },
        unsupplied = { red = { "not_your_unit" } },
        link_points = { p9 = false },
        books = { p9 = false },
    },
}
