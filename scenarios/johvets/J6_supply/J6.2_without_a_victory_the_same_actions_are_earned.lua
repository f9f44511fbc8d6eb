-- As before, but p3 is nobody's: red has three of five link points.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = {
        { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "a2" }, { "p5", "a3" },
    },
}

law.scenario {
    rule = "J6.2",
    name = "without a victory the same actions are earned",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "green", "a4" } },
    control = { { "p1", "red" }, { "p2", "red" } },
    orders = { { "u1", "move a2" }, { "u2", "move a3" } },
    supply = { { "red", "book a2 as p8", "unit b1" }, { "green", "book a3 as p9" } },
    expect = {
        winners = {},
        actions = { red = 1, green = 1 },
        supplied = { red = { "book a2 as p8" }, green = { "book a3 as p9" } },
        unsupplied = { red = { "none_left" } },
    },
}
