-- The same two actions the other way round: when p9 is asked for, nobody stands in b1 yet.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" } },
    link_points = {
        { "p1", "a2" }, { "p2", "a2" }, { "p3", "b1" }, { "p4", "b2" }, { "p5", "b2" },
    },
}

law.scenario {
    rule = "J6.4",
    name = "the order of a player's actions counts",
    map = map,
    units = { { "u1", "red", "a1" } },
    control = { { "p3", "red" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book b1 as p9", "unit b1 as u5" } },
    expect = {
        supplied = { red = { "unit b1 as u5" } },
        unsupplied = { red = { "not_your_unit" } },
    },
}
