-- Two lie in a2 and one in a4; p4 and p5 are too far away.
local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a4", "a5" } },
    link_points = {
        { "p1", "a2" }, { "p2", "a2" }, { "p3", "a4" }, { "p4", "a5" }, { "p5", "a5" },
    },
}

law.scenario {
    rule = "J6.3",
    name = "an action is earned for each link point taken",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u2", "move a4" } },
    expect = { actions = { red = 3 } },
}
