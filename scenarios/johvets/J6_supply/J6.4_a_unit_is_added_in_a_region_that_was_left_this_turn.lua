-- u1 goes from p1 to p2, and u5 comes to where it was.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "a3" }, { "p4", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "a unit is added in a region that was left this turn",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit a1 as u5" } },
    expect = {
        actions = { red = 1 },
        supplied = { red = { "unit a1 as u5" } },
        units = { u1 = "a2", u5 = "a1" },
    },
}
