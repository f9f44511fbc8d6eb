-- The hook is told the position at the start of the turn: whoever held p1 then has won. Blue does,
-- though red takes the throne away from it in the same turn.
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
    name = "a variant crowns who has held the throne",
    map = map,
    players = { "red", "blue" },
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    control = { { "p1", "blue" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    expect = { control = { p1 = "red" }, winners = { "blue" } },
}
