local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a3" }, { "p4", "a3" } },
}

law.scenario {
    rule = "J6.1",
    name = "all link points of a region belong to who stands there",
    map = map,
    players = { "red", "blue" },
    units = { { "u1", "red", "a1" } },
    link_points = { { "p9", "a2" } },
    control = { { "p1", "blue" } },
    orders = { { "u1", "move a2" } },
    expect = {
        control = { p1 = "red", p2 = "red", p9 = "red", p3 = false },
        actions = { red = 3 },
    },
}
