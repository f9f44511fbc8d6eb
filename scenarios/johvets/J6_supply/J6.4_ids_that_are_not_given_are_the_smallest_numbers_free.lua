-- p:1 is printed and u:2 on the board, so p:2, u:1 and u:3 are next.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2", "b3", "b4" } },
    adjacent = { { "a1", "a2" } },
    link_points = {
        { "p:1", "a2" }, { "p2", "a2" }, { "p3", "a2" }, { "p4", "b1" }, { "p5", "b2" },
        { "p6", "b3" }, { "p7", "b3" }, { "p8", "b3" },
    },
}

law.scenario {
    rule = "J6.4",
    name = "ids that are not given are the smallest numbers free",
    map = map,
    units = { { "u1", "red", "a1" }, { "u:2", "red", "b4" } },
    control = { { "p4", "red" }, { "p5", "red" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit b1", "unit b2", "book a2" } },
    expect = {
        winners = {},
        actions = { red = 3 },
        supplied = { red = { "unit b1 as u:1", "unit b2 as u:3", "book a2 as p:2" } },
    },
}
