local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a1" }, { "p3", "b1" }, { "p4", "b1" } },
}

law.scenario {
    rule = "J6.4",
    name = "the number of a unit removed this turn is not free",
    map = map,
    units = { { "u1", "red", "a1" }, { "u:1", "blue", "a2" }, { "u3", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    supply = { { "red", "unit a1" } },
    expect = { removed = { "u:1" }, supplied = { red = { "unit a1 as u:2" } } },
}
