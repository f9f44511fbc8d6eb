-- Red has nothing but what it takes: one action, with which it writes a book. The new link point
-- is held only after supply has been counted.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" }, { "p3", "a4" } },
}

local units = { { "u1", "red", "a1" } }
local orders = { { "u1", "move a2" } }
local supply = { { "red", "book a2 as p8", "book a2 as p9" } }

law.scenario {
    rule = "J6.3",
    name = "a link point written now pays nothing",
    map = map,
    units = units,
    orders = orders,
    supply = supply,
    expect = {
        actions = { red = 1 },
        supplied = { red = { "book a2 as p8" } },
        unsupplied = { red = { "none_left" } },
    },
}

law.scenario {
    rule = "J6.3",
    name = "supply for held: a link point written now does not pay yet",
    map = map,
    units = units,
    variant = "johvets/supply_for_held",
    orders = orders,
    supply = supply,
    expect = {
        actions = { red = 1 },
        supplied = { red = { "book a2 as p8" } },
        unsupplied = { red = { "none_left" } },
    },
}
