-- A takes p1 and goes on; the action earned in the first turn is used at once, in the region of p2.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of link points",
    ages = { { "I", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a4", "a5" } },
    link_points = { { "p1", "a2" }, { "p2", "a4" }, { "p3", "a5" } },
}

law.scenario {
    rule = "J6.4",
    name = "a unit is added where a link point is controlled",
    map = map,
    units = { { "A", "red", "a1" } },
    control = { { "p2", "red" } },
    orders = { { "A", "move a2" } },
    supply = { { "red", "unit a4 as B" } },
    expect = {
        actions = { red = 1 },
        supplied = { red = { "unit a4 as B" } },
        units = { A = "a2", B = "a4" },
    },
}
