-- Red takes p1 and holds p2, p3 and p4, which it has left or never stood on: four actions, where
-- the standard game pays one. Blue, who took nothing, is paid for p5.
local law = require "lawspeaker"

local map = law.map {
    name = "two rows with link points in both",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "b1", "b2" } },
    link_points = { { "p1", "a2" }, { "p2", "a1" }, { "p3", "b1" }, { "p4", "b1" }, { "p5", "a3" },
        { "p6", "b2" } },
}

local game = law.variant {
    name = "rents",
    hooks = {
        supply_actions = function(ask)
            return #ask:control(ask.player)
        end,
    },
}

law.scenario {
    rule = "J6.3",
    name = "a variant pays for every link point held",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    control = { { "p3", "red" }, { "p4", "red" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit b1 as u7", "unit a1 as u8", "book a2 as p9" },
        { "blue", "book a3 as p8", "book a3 as p7" } },
    expect = {
        control = { p1 = "red", p2 = "red", p3 = "red", p4 = "red", p5 = "blue", p6 = false },
        actions = { red = 4, blue = 1 },
        supplied = { red = { "unit b1 as u7", "unit a1 as u8", "book a2 as p9" },
            blue = { "book a3 as p8" } },
        unsupplied = { blue = { "none_left" } },
        winners = {},
    },
}
