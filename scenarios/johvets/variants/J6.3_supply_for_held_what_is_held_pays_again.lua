-- Red takes p1 and has p2 behind it. Blue only keeps p3.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a1" }, { "p3", "a4" }, { "p4", "a3" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "blue", "a4" } }
local orders = { { "u1", "move a2" } }
local supply = { { "red", "book a2 as p8", "unit a1 as u7" }, { "blue", "book a4 as p9" } }

law.scenario {
    rule = "J6.3",
    name = "only what is taken pays",
    map = map,
    units = units,
    orders = orders,
    supply = supply,
    expect = {
        actions = { red = 1, blue = 0 },
        supplied = { red = { "book a2 as p8" } },
        unsupplied = { red = { "none_left" }, blue = { "none_left" } },
    },
}

law.scenario {
    rule = "J6.3",
    name = "supply for held: what is held pays again",
    map = map,
    units = units,
    variant = "johvets/supply_for_held",
    orders = orders,
    supply = supply,
    expect = {
        actions = { red = 2, blue = 1 },
        supplied = { red = { "book a2 as p8", "unit a1 as u7" }, blue = { "book a4 as p9" } },
        unsupplied = {},
    },
}
