local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" } },
    link_points = {
        { "p1", "a2" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "b2" }, { "p5", "b2" },
    },
}

law.scenario {
    rule = "J6.4",
    name = "a link point that a unit added controls is not taken in the next turn either",
    map = map,
    units = { { "u1", "red", "a1" } },
    control = { { "p2", "red" } },
    turns = {
        {
            orders = { { "u1", "move a2" } },
            supply = { { "red", "unit b1 as u5" } },
            expect = { actions = { red = 1 }, control = { p2 = "red", p3 = "red" } },
        },
        {
            orders = { { "u5", "stay" } },
            expect = { actions = { red = 0 }, winners = {} },
        },
    },
}
