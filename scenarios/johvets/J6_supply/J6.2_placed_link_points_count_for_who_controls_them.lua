-- Two printed ones and the placed p9 are three of four.
local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a1" }, { "p2", "a3" }, { "p3", "a4" } },
}

law.scenario {
    rule = "J6.2",
    name = "placed link points count for who controls them",
    map = map,
    units = { { "u1", "red", "a2" } },
    link_points = { { "p9", "a1" } },
    control = { { "p1", "red" }, { "p9", "red" } },
    orders = { { "u1", "move a3" } },
    expect = { winners = { "red" } },
}
