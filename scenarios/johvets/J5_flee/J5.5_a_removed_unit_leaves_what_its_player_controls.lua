-- Blue's only unit is gone, and p2 is still blue's.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and another Age",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a1" }, { "p2", "b1" }, { "p3", "a3" }, { "p4", "a2" } },
}

law.scenario {
    rule = "J5.5",
    name = "a removed unit leaves what its player controls",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    control = { { "p2", "blue" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    expect = {
        removed = { "u2" },
        control = { p2 = "blue", p4 = "red" },
        out = {},
    },
}
