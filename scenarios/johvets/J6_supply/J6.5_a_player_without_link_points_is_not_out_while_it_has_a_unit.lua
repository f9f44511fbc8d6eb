local law = require "lawspeaker"

local map = law.map {
    name = "a row of two",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a1" } },
}

law.scenario {
    rule = "J6.5",
    name = "a player without link points is not out while it has a unit",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    orders = { { "u1", "stay" } },
    expect = { control = { p1 = "red" }, out = {} },
}
