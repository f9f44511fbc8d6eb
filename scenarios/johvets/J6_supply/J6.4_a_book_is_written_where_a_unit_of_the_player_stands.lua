-- The new link point is red's at once and its book lies there. u2 stands where no link point was.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" }, { "p3", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "a book is written where a unit of the player stands",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a4" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book a4 as p9" } },
    expect = {
        actions = { red = 1 },
        supplied = { red = { "book a4 as p9" } },
        link_points = { p9 = "a4" },
        books = { p9 = "a4" },
        control = { p9 = "red" },
    },
}
