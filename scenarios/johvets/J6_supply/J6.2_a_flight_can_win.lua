-- u2 is pushed out of a2 and comes to the third of four link points.
local law = require "lawspeaker"

local map = law.map {
    name = "a star and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "a4" }, { "p4", "a1" } },
}

law.scenario {
    rule = "J6.2",
    name = "a flight can win",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    control = { { "p1", "blue" }, { "p2", "blue" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a4" } },
    expect = { fled = { u2 = "a4" }, winners = { "blue" } },
}
