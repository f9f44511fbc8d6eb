-- Blue took nothing, and writes a book all the same.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "b1" }, { "p3", "b1" } },
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
    rule = "J6.3",
    name = "a variant pays every player one action more",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    supply = {
        { "red", "book a2 as p7", "book a2 as p8", "book a2 as p9" }, { "blue", "book a3 as p6" },
    },
    expect = {
        actions = { red = 2, blue = 1 },
        supplied = { red = { "book a2 as p7", "book a2 as p8" }, blue = { "book a3 as p6" } },
        unsupplied = { red = { "none_left" } },
    },
}
