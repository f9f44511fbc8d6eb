-- Without lists they are placed one after the other, and never collide.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1", "b2" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" } },
}

local game = law.variant {
    name = "remove",
    rules = { flee_collision = "remove" },
}

law.scenario {
    rule = "J5.4",
    name = "remove: units that do not collide are placed as ever",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    variant = game,
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    expect = { fled = { u1 = "a1", u2 = "a3" }, removed = {} },
}
