-- Both units want a2 and neither gets in, so p1 is nobody's.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" } },
}

law.scenario {
    rule = "J1.6",
    name = "a region never entered is uncontrolled",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    orders = { { "u1", "move a2" }, { "u2", "move a2" } },
    expect = {
        u1 = "failed: tied", u2 = "failed: tied",
        control = { p1 = false },
    },
}
