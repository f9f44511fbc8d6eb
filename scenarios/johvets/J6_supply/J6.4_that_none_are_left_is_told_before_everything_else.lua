-- The region does not exist, and the id is in use.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "that none are left is told before everything else",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "stay" } },
    supply = { { "red", "unit nowhere as u1" } },
    expect = { unsupplied = { red = { "none_left" } } },
}
