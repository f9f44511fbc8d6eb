-- Two of three link points are red's. The one that it places would make it three of four, and so it
-- does in the next turn.
local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "a3" } },
}

law.scenario {
    rule = "J6.2",
    name = "victory is judged before link points are placed",
    map = map,
    units = { { "u1", "red", "a1" } },
    turns = {
        {
            orders = { { "u1", "move a2" } },
            supply = { { "red", "book a2 as p9" } },
            expect = {
                winners = {},
                supplied = { red = { "book a2 as p9" } },
                control = { p1 = "red", p2 = "red", p9 = "red", p3 = false },
            },
        },
        {
            orders = { { "u1", "stay" } },
            expect = { winners = { "red" } },
        },
    },
}
