-- Red takes p1 and drives u:1 from the board. A turn later it takes p3, and adds a unit in a1.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = {
        { "p1", "a2" }, { "p2", "a1" }, { "p3", "a4" }, { "p4", "b1" }, { "p5", "b1" },
    },
}

law.scenario {
    rule = "J6.4",
    name = "the number of a unit removed in an earlier turn is free again",
    map = map,
    units = { { "u1", "red", "a1" }, { "u:1", "blue", "a2" }, { "u3", "red", "a3" } },
    turns = {
        {
            orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
            expect = { removed = { "u:1" }, actions = { red = 1 } },
        },
        {
            orders = { { "u3", "move a4" } },
            supply = { { "red", "unit a1" } },
            expect = { actions = { red = 1 }, supplied = { red = { "unit a1 as u:1" } } },
        },
    },
}
