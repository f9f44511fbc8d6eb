-- The book could have been written, had red not asked for a unit in a3 first.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "an action that is not possible uses up one that was earned",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit a3 as u5", "book a2 as p9" } },
    expect = {
        actions = { red = 1 },
        unsupplied = { red = { "not_controlled", "none_left" } },
        link_points = { p9 = false },
    },
}
