-- p2's book is not on the board, and p9 is a placed link point.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a3" }, { "p4", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "the symbol of any link point is in use",
    map = map,
    units = { { "u1", "red", "a1" } },
    link_points = { { "p9", "a3" } },
    books = { { "p1", "a3" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book a2 as p2", "book a2 as p9" } },
    expect = {
        actions = { red = 2 },
        unsupplied = { red = { "id_in_use", "id_in_use" } },
        books = { p2 = false, p9 = false },
    },
}
