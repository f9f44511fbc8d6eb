-- One action is earned, and writing p9 earns no other, neither now nor in the next turn.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" }, { "p3", "a3" }, { "p4", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "a link point that is written is not taken",
    map = map,
    units = { { "u1", "red", "a1" } },
    turns = {
        {
            orders = { { "u1", "move a2" } },
            supply = { { "red", "book a2 as p9", "book a2 as p8" } },
            expect = {
                actions = { red = 1 },
                supplied = { red = { "book a2 as p9" } },
                unsupplied = { red = { "none_left" } },
            },
        },
        {
            orders = { { "u1", "stay" } },
            expect = { actions = { red = 0 }, control = { p9 = "red" } },
        },
    },
}
