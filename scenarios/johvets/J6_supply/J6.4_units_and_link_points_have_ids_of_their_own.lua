-- A unit is called p:1 and a link point u:1, and the first numbers are free all the same.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a1", "a2" } },
    link_points = {
        { "u:1", "a2" }, { "p2", "a2" }, { "p3", "a2" }, { "p4", "b1" }, { "p5", "b2" },
        { "p6", "b2" }, { "p7", "b2" }, { "p8", "b2" },
    },
}

law.scenario {
    rule = "J6.4",
    name = "units and link points have ids of their own",
    map = map,
    units = { { "u1", "red", "a1" }, { "p:1", "red", "b3" } },
    control = { { "p4", "red" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit b1", "book a2", "book a2 as u1" } },
    expect = { supplied = { red = { "unit b1 as u:1", "book a2 as p:1", "book a2 as u1" } } },
}
