local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a4" } },
}

law.scenario {
    rule = "J1.6",
    name = "a link point stays controlled when the unit leaves",
    map = map,
    units = { { "u1", "red", "a1" } },
    turns = {
        {
            orders = { { "u1", "move a2" } },
            expect = {
                control = { p1 = "red", p2 = false },
                actions = { red = 1 },
            },
        },
        {
            orders = { { "u1", "move a3" } },
            expect = {
                units = { u1 = "a3" },
                control = { p1 = "red" },
                actions = { red = 0 },
            },
        },
    },
}
