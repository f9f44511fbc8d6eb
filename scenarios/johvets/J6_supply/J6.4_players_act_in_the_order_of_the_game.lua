-- Each controls a link point in b1. Red comes first, whatever the order in which they ask, and blue
-- finds b1 occupied.
local law = require "lawspeaker"

local map = law.map {
    name = "two pairs and another Age",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a3", "a4" } },
    link_points = {
        { "p1", "a2" }, { "p2", "a3" }, { "p3", "b1" }, { "p4", "b1" }, { "p5", "b2" },
        { "p6", "b2" },
    },
}

law.scenario {
    rule = "J6.4",
    name = "players act in the order of the game",
    map = map,
    players = { "red", "blue" },
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a4" } },
    control = { { "p3", "red" }, { "p4", "blue" } },
    orders = { { "u1", "move a2" }, { "u2", "move a3" } },
    supply = { { "blue", "unit b1 as u6" }, { "red", "unit b1 as u5" } },
    expect = {
        actions = { red = 1, blue = 1 },
        supplied = { red = { "unit b1 as u5" } },
        unsupplied = { blue = { "occupied" } },
        control = { p3 = "red", p4 = "red" },
    },
}
