local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.2",
    name = "a unit that transfers holds its region",
    map = map,
    units = { { "u1", "red", "a2" }, { "u2", "red", "a3" }, { "u3", "blue", "a1" } },
    books = { { "p1", "a2" } },
    orders = { { "u1", "transfer p1 to u2" }, { "u3", "move a2" } },
    expect = {
        u1 = "succeeded: transferred", u3 = "failed: occupied",
        units = { u1 = "a2", u3 = "a1" },
    },
}
