-- The unit that took p1 earns the action; the other one stands where no link point is.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a4" } },
}

local game = law.variant {
    name = "one link point a region",
    rules = { one_link_point_per_region = true },
}

law.scenario {
    rule = "J1.5",
    name = "one link point a region: one is written where none is",
    map = map,
    units = { { "u1", "red", "a3" }, { "u2", "red", "a1" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book a1 as p9" } },
    expect = {
        supplied = { red = { "book a1 as p9" } },
        link_points = { p9 = "a1" },
    },
}
