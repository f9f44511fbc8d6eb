-- u1 stays on p1, and u2 goes back to p2, which was red's all the time.
local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a1" }, { "p2", "a4" }, { "p3", "a2" }, { "p4", "a2" } },
}

law.scenario {
    rule = "J6.3",
    name = "a link point held already earns nothing",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a3" } },
    control = { { "p2", "red" } },
    orders = { { "u1", "stay" }, { "u2", "move a4" } },
    expect = { control = { p1 = "red", p2 = "red" }, actions = { red = 0 } },
}
