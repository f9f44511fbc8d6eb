-- Both link points of b1 are taken by the one unit that comes in; the three books of a1 do not
-- disturb each other.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b2" }, { "p4", "b2" } },
}

law.scenario {
    rule = "J1.5",
    name = "a region may hold several link points and books",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "a1" } },
    orders = { { "u1", "link p2 carry p1" } },
    expect = {
        u1 = "succeeded: unopposed",
        carried = { u1 = "p1" },
        books = { p1 = "b1", p2 = "a1", p3 = "a1" },
        control = { p1 = "red", p2 = "red", p3 = false },
        actions = { red = 2 },
    },
}
