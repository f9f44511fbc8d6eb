-- Red, which pushed u2 out, takes p2, and blue takes p1 by it.
local law = require "lawspeaker"

local map = law.map {
    name = "a star and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a4" }, { "p2", "a2" }, { "p3", "b1" }, { "p4", "b1" } },
}

law.scenario {
    rule = "J6.3",
    name = "a link point reached in flight earns an action",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a4" } },
    expect = { control = { p1 = "blue", p2 = "red" }, actions = { red = 1, blue = 1 } },
}
