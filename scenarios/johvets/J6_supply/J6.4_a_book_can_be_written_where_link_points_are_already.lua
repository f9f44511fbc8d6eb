local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a3" }, { "p4", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "a book can be written where link points are already",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book a2 as p8", "book a2 as p9" } },
    expect = {
        supplied = { red = { "book a2 as p8", "book a2 as p9" } },
        link_points = { p8 = "a2", p9 = "a2" },
    },
}
