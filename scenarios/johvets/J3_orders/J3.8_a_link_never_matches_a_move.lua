local law = require "lawspeaker"

local map = law.map {
    name = "two Ages with a border",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "b1" }, { "b1", "b2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.8",
    name = "a link never matches a move",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "b2" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "move b1" }, { "u2", "reinforce u1 link b1" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "failed: not_matched",
        strength = { u1 = 1 },
    },
}
