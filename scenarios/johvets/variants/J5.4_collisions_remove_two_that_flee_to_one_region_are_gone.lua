-- Two Links into a2 tie, and both units would flee to a3 first. By the standard rules they go on
-- to their next choice.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1", "b2" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" } },
}

local units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } }
local books = { { "p1", "b1" }, { "p2", "b2" } }
local orders = { { "u1", "link p1" }, { "u2", "link p2" } }
local flee = { { "u1", "a3", "a1" }, { "u2", "a3", "a4" } }

law.scenario {
    rule = "J5.4",
    name = "two that flee to one region try the next one",
    map = map,
    units = units,
    books = books,
    orders = orders,
    flee = flee,
    expect = {
        u1 = "failed: tied, displaced", u2 = "failed: tied, displaced",
        fled = { u1 = "a1", u2 = "a4" },
        removed = {},
    },
}

law.scenario {
    rule = "J5.4",
    name = "collisions remove: two that flee to one region are gone",
    map = map,
    units = units,
    books = books,
    variant = "johvets/collisions_remove",
    orders = orders,
    flee = flee,
    expect = {
        u1 = "failed: tied, displaced", u2 = "failed: tied, displaced",
        fled = { u1 = false, u2 = false },
        removed = { "u1", "u2" },
    },
}
