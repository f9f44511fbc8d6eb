local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "a3" }, { "p4", "a4" } },
}

law.scenario {
    rule = "J6.2",
    name = "three of four link points win",
    map = map,
    units = { { "u1", "red", "a2" }, { "u2", "blue", "a4" } },
    control = { { "p1", "red" }, { "p2", "red" } },
    orders = { { "u1", "move a3" } },
    expect = {
        control = { p3 = "red" },
        winners = { "red" },
        draw = false,
    },
}
