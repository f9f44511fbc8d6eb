-- u2 is blue's; p1 under it was red's until u2 came there.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a4" }, { "p2", "a2" }, { "p3", "a2" } },
}

law.scenario {
    rule = "J6.4",
    name = "a unit cannot be added where a unit stands",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    control = { { "p1", "red" } },
    orders = { { "u1", "move a2" }, { "u2", "move a4" } },
    supply = { { "red", "unit a4 as u5", "unit a2 as u6" } },
    expect = {
        actions = { red = 2, blue = 1 },
        unsupplied = { red = { "occupied", "occupied" } },
        units = { u5 = false, u6 = false },
    },
}
