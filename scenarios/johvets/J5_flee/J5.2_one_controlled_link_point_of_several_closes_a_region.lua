local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
    link_points = { { "p1", "a4" }, { "p2", "a4" } },
}

law.scenario {
    rule = "J5.2",
    name = "one controlled link point of several closes a region",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    control = { { "p2", "red" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a4", "a5" } },
    expect = { u2 = "failed: displaced, displaced", fled = { u2 = "a5" } },
}
