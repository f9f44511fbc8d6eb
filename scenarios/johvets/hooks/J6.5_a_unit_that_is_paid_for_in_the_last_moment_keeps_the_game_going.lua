-- Both Links tie over a1, and both units are lost. Red still controls p3, and the hook has an
-- action for it: with u5 on the board play goes on, and blue, which has nothing left, is out.
local law = require "lawspeaker"

local map = law.map {
    name = "an island and another Age",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    link_points = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "b1" } },
}

local game = law.variant {
    name = "a wage",
    hooks = {
        supply_actions = function(_, standard)
            return standard + 1
        end,
    },
}

law.scenario {
    rule = "J6.5",
    name = "a unit that is paid for in the last moment keeps the game going",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    variant = game,
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    supply = { { "red", "unit b1 as u5" } },
    expect = {
        removed = { "u1", "u2" },
        supplied = { red = { "unit b1 as u5" } },
        out = { "blue" },
        draw = false,
    },
}
