-- u1 comes through a book and u2 on foot; one each, so neither wins b1.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "b1", "b2" }, { "b1", "b3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.4",
    name = "a link and a move contest a region alike",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" }, { "u2", "move b1" } },
    expect = {
        u1 = "failed: tied, displaced", u2 = "failed: tied",
        fled = { u1 = "b3" },
        units = { u2 = "b2" },
    },
}
