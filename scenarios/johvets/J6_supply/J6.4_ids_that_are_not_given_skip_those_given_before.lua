-- u:1 is given in the first action, p:1 is a placed link point's.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a1", "a2" } },
    link_points = {
        { "p1", "a2" }, { "p2", "a2" }, { "p3", "a2" }, { "p4", "b1" }, { "p5", "b2" },
        { "p6", "b3" }, { "p7", "b3" }, { "p8", "b3" },
    },
}

law.scenario {
    rule = "J6.4",
    name = "ids that are not given skip those given before",
    map = map,
    units = { { "u1", "red", "a1" } },
    link_points = { { "p:1", "b3" } },
    control = { { "p4", "red" }, { "p5", "red" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit b1 as u:1", "unit b2", "book a2" } },
    expect = { supplied = { red = { "unit b1 as u:1", "unit b2 as u:2", "book a2 as p:2" } } },
}
