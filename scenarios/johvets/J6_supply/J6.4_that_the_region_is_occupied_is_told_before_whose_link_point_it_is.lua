-- u2 stands on a link point of its own player.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "that the region is occupied is told before whose link point it is",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit a3 as u5" } },
    expect = { unsupplied = { red = { "occupied" } } },
}
