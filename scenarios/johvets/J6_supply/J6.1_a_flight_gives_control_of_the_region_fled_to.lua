-- And a2 is red's, which has pushed blue out.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a4" }, { "p2", "a2" }, { "p3", "a1" } },
}

law.scenario {
    rule = "J6.1",
    name = "a flight gives control of the region fled to",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a4" } },
    expect = { fled = { u2 = "a4" }, control = { p1 = "blue", p2 = "red", p3 = "red" } },
}
