local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a3" }, { "p4", "a3" } },
}

law.scenario {
    rule = "J6.3",
    name = "actions that are not used are lost",
    map = map,
    units = { { "u1", "red", "a1" } },
    turns = {
        -- Two are earned, and one is used.
        {
            orders = { { "u1", "move a2" } },
            supply = { { "red", "book a2 as p9" } },
            expect = { actions = { red = 2 }, supplied = { red = { "book a2 as p9" } } },
        },
        -- The other one cannot be used any more.
        {
            orders = { { "u1", "stay" } },
            supply = { { "red", "book a2 as p8" } },
            expect = { actions = { red = 0 }, unsupplied = { red = { "none_left" } } },
        },
    },
}
