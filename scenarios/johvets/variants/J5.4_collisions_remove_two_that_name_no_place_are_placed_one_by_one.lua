-- Neither unit names a place, so nothing collides: they are placed one at a time, as ever.
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

law.scenario {
    rule = "J5.4",
    name = "two that name no place are placed one by one",
    map = map,
    units = units,
    books = books,
    orders = orders,
    expect = {
        fled = { u1 = "a1", u2 = "a3" },
        removed = {},
    },
}

law.scenario {
    rule = "J5.4",
    name = "collisions remove: two that name no place are placed one by one",
    map = map,
    units = units,
    books = books,
    variant = "johvets/collisions_remove",
    orders = orders,
    expect = {
        fled = { u1 = "a1", u2 = "a3" },
        removed = {},
    },
}
