-- Red takes p1 from nobody. All four link points are red's now, which would win by the standard
-- rules; here it is the next turn that brings the crown.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "b2" } },
}

local game = law.variant {
    name = "a throne",
    hooks = {
        victory = function(ask)
            return ask.position:controller("p1") == ask.player
        end,
    },
}

law.scenario {
    rule = "J6.2",
    name = "a variant with a throne does not crown who has just come to it",
    map = map,
    units = { { "u1", "red", "a1" } },
    control = { { "p2", "red" }, { "p3", "red" }, { "p4", "red" } },
    variant = game,
    turns = {
        {
            orders = { { "u1", "move a2" } },
            expect = { control = { p1 = "red" }, winners = {} },
        },
        {
            orders = { { "u1", "stay" } },
            expect = { winners = { "red" } },
        },
    },
}
