-- a1 comes first in board order and stays empty; u3, which has no list, is placed in a3.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a2" } },
}

local game = law.variant {
    name = "remove",
    rules = { flee_collision = "remove" },
}

law.scenario {
    rule = "J5.4",
    name = "remove: the region stays closed",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" }, { "u3", "green", "b3" } },
    books = { { "p1", "b1" }, { "p2", "b2" }, { "p3", "b3" } },
    variant = game,
    orders = { { "u1", "link p1" }, { "u2", "link p2" }, { "u3", "link p3" } },
    flee = { { "u1", "a1" }, { "u2", "a1" } },
    expect = { fled = { u3 = "a3" }, removed = { "u1", "u2" } },
}
