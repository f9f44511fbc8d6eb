-- The same as the standard rule, written out.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "b1" }, { "p3", "b2" }, { "p4", "b2" } },
}

local game = law.variant {
    name = "units without limit",
    rules = { unit_tokens = law.no_limit },
}

law.scenario {
    rule = "J6.4",
    name = "units without limit: a player with many adds one more",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a3" }, { "u3", "red", "a4" } },
    control = { { "p2", "red" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit b1 as u5" } },
    expect = { supplied = { red = { "unit b1 as u5" } } },
}
