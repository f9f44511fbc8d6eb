local law = require "lawspeaker"

local map = law.map {
    name = "a pair and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.6",
    name = "a transfer to a unit that does not exist is illegal",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "transfer p1 to u9" } },
    expect = {
        u1 = "illegal: unknown_unit",
        books = { p1 = "a1" },
    },
}
