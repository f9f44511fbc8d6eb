-- Red meets the standard condition from the first turn on.
local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a1" }, { "p2", "a2" } },
}

local game = law.variant {
    name = "a game takes three turns",
    hooks = {
        victory = function(ask, standard)
            return standard and ask.position.turn >= 3
        end,
    },
}

law.scenario {
    rule = "J6.2",
    name = "a variant knows no victory before the third turn",
    map = map,
    units = { { "u1", "red", "a1" } },
    control = { { "p2", "red" } },
    variant = game,
    turns = {
        {
            orders = { { "u1", "stay" } },
            expect = { control = { p1 = "red", p2 = "red" }, winners = {} },
        },
        {
            orders = { { "u1", "stay" } },
            expect = { winners = {} },
        },
        {
            orders = { { "u1", "stay" } },
            expect = { winners = { "red" } },
        },
    },
}
