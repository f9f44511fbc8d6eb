-- u2 would leave its link point, and a4 is occupied: it holds a2 with 1 by the standard rules,
-- and now with 2.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a2" } },
}

local units = {
    { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" }, { "u4", "green", "a4" },
}
local orders = { { "u1", "move a2" }, { "u2", "move a4" }, { "u3", "reinforce u1 move a2" } }

law.scenario {
    rule = "J4.2",
    name = "a failed move loses its link point to two",
    map = map,
    units = units,
    orders = orders,
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: occupied, displaced",
        strength = { u1 = 2, u2 = 1 },
    },
}

law.scenario {
    rule = "J4.2",
    name = "own link point: a failed move falls back on it",
    map = map,
    units = units,
    variant = "johvets/own_link_point",
    orders = orders,
    expect = {
        u1 = "failed: occupied", u2 = "failed: occupied, not displaced",
        strength = { u1 = 2, u2 = 1 },
    },
}
