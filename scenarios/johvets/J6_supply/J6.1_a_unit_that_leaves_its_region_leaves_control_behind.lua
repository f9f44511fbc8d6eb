local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a1" }, { "p2", "a3" }, { "p3", "a3" } },
}

law.scenario {
    rule = "J6.1",
    name = "a unit that leaves its region leaves control behind",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a2" } },
    expect = { control = { p1 = "red" }, actions = { red = 0 } },
}
