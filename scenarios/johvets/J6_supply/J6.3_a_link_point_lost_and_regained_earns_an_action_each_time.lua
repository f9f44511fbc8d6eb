local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "b1" }, { "p3", "b1" } },
}

law.scenario {
    rule = "J6.3",
    name = "a link point lost and regained earns an action each time",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    turns = {
        -- Red takes p1 and leaves it again.
        {
            orders = { { "u1", "move a2" } },
            expect = { actions = { red = 1 } },
        },
        {
            orders = { { "u1", "move a1" } },
            expect = { control = { p1 = "red" }, actions = { red = 0 } },
        },
        -- Blue takes it, and leaves it as well.
        {
            orders = { { "u2", "move a2" } },
            expect = { control = { p1 = "blue" }, actions = { red = 0, blue = 1 } },
        },
        {
            orders = { { "u2", "move a3" } },
            expect = { control = { p1 = "blue" }, actions = { blue = 0 } },
        },
        -- Red takes it a second time.
        {
            orders = { { "u1", "move a2" } },
            expect = { control = { p1 = "red" }, actions = { red = 1 } },
        },
    },
}
