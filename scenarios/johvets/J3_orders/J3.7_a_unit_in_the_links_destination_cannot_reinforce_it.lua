local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.7",
    name = "a unit in the link's destination cannot reinforce it",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "b1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" }, { "u2", "reinforce u1 link b1" } },
    expect = {
        u1 = "failed: occupied, displaced", u2 = "illegal: not_adjacent",
        strength = { u1 = 1 },
    },
}
