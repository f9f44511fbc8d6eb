-- ask.position is the position at the start of the turn; from the second turn on the hook returns
-- nothing, which keeps the standard answer.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" }, { "p3", "b1" }, { "p4", "b1" } },
}

local game = law.variant {
    name = "a slow start",
    hooks = {
        supply_actions = function(ask)
            if ask.position.turn == 1 then
                return 0
            end
        end,
    },
}

law.scenario {
    rule = "J6.3",
    name = "a variant pays nothing in the first turn",
    map = map,
    units = { { "u1", "red", "a1" } },
    variant = game,
    turns = {
        {
            orders = { { "u1", "move a2" } },
            supply = { { "red", "book a2 as p8" } },
            expect = {
                control = { p1 = "red" },
                actions = { red = 0 },
                unsupplied = { red = { "none_left" } },
            },
        },
        {
            orders = { { "u1", "move a3" } },
            supply = { { "red", "book a3 as p9" } },
            expect = { actions = { red = 1 }, supplied = { red = { "book a3 as p9" } } },
        },
    },
}
