local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a4" } },
}

law.scenario {
    rule = "J1.6",
    name = "the unit that occupied last takes control",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    control = { { "p1", "red" } },
    orders = { { "u2", "move a2" } },
    expect = {
        u2 = "succeeded: unopposed",
        control = { p1 = "blue" },
        actions = { blue = 1 },
    },
}
