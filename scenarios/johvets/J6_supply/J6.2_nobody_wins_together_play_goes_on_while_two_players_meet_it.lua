-- In the first turn red has three of four books, and blue, which takes p4, all link points. It
-- earns an action by that and writes p9. Then red has three of five books, and blue wins alone.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "a3" } },
}

local game = law.variant {
    name = "nobody wins together",
    rules = { joint_victory = false },
}

law.scenario {
    rule = "J6.2",
    name = "nobody wins together: play goes on while two players meet it",
    map = map,
    units = { { "u1", "red", "a1" }, { "u4", "blue", "a4" } },
    books = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "a1" }, { "p4", "a4" } },
    control = { { "p1", "blue" }, { "p2", "blue" }, { "p3", "blue" } },
    variant = game,
    turns = {
        {
            orders = { { "u4", "move a3" } },
            supply = { { "blue", "book a3 as p9" } },
            expect = {
                winners = {},
                draw = false,
                actions = { blue = 1 },
                supplied = { blue = { "book a3 as p9" } },
            },
        },
        {
            orders = { { "u4", "stay" } },
            expect = { winners = { "blue" } },
        },
    },
}
