local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" } },
}

law.scenario {
    rule = "J3.6",
    name = "two units hand their books to the same receiver",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "blue", "a3" } },
    books = { { "p1", "a1" }, { "p2", "a3" } },
    orders = { { "u1", "transfer p1 to u2" }, { "u3", "transfer p2 to u2" } },
    expect = {
        u1 = "succeeded: transferred", u3 = "succeeded: transferred",
        books = { p1 = "a2", p2 = "a2" },
    },
}
