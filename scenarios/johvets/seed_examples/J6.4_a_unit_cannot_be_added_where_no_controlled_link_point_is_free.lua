-- The only link point that red controls is under A itself.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of link points",
    ages = { { "I", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a4" } },
}

law.scenario {
    rule = "J6.4",
    name = "a unit cannot be added where no controlled link point is free",
    map = map,
    units = { { "A", "red", "a1" } },
    orders = { { "A", "move a2" } },
    supply = { { "red", "unit a2 as B" } },
    expect = {
        actions = { red = 1 },
        unsupplied = { red = { "occupied" } },
    },
}
