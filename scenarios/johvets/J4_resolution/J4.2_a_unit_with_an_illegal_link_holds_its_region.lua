local law = require "lawspeaker"

local map = law.map {
    name = "one Age",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a1", "a3" } },
    link_points = { { "p1", "a3" } },
}

law.scenario {
    rule = "J4.2",
    name = "a unit with an illegal link holds its region",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" }, { "u2", "move a1" } },
    expect = {
        u1 = "illegal: same_age", u2 = "failed: occupied",
        units = { u1 = "a1", u2 = "a2" },
    },
}
