-- Red takes the third of four link points. After a victory no actions are earned (J6.2), by nobody.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "a3" } },
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
    name = "a variant that pays more pays nothing after a victory",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    control = { { "p2", "red" }, { "p3", "red" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    supply = { { "blue", "book a3 as p9" } },
    expect = {
        winners = { "red" },
        actions = { red = 0, blue = 0 },
        unsupplied = { blue = { "none_left" } },
    },
}
