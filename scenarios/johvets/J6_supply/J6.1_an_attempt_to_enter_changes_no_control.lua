-- u1 and u2 tie over a2, whose link point nobody controls; u3's is still blue's.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a4" } },
}

law.scenario {
    rule = "J6.1",
    name = "an attempt to enter changes no control",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    control = { { "p2", "blue" } },
    orders = { { "u1", "move a2" }, { "u2", "move a2" } },
    expect = {
        u1 = "failed: tied", u2 = "failed: tied",
        control = { p1 = false, p2 = "blue" },
    },
}
