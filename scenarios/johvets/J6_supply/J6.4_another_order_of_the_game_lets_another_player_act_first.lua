-- The same position, but blue is the first player.
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
    name = "another order of the game lets another player act first",
    map = map,
    players = { "blue", "red" },
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a4" } },
    control = { { "p3", "red" }, { "p4", "blue" } },
    orders = { { "u1", "move a2" }, { "u2", "move a3" } },
    supply = { { "red", "unit b1 as u5" }, { "blue", "unit b1 as u6" } },
    expect = {
        supplied = { blue = { "unit b1 as u6" } },
        unsupplied = { red = { "occupied" } },
        control = { p3 = "blue", p4 = "blue" },
    },
}
