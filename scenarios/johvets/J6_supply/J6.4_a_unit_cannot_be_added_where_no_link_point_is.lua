-- u1 has just come from a1, but there is no link point that red could control.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "a unit cannot be added where no link point is",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit a1 as u5" } },
    expect = { unsupplied = { red = { "not_controlled" } } },
}
