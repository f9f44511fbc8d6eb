-- a1 is closed by their choice: one of them could have had it if the other had kept silent.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" } },
}

law.scenario {
    rule = "J5.4",
    name = "two units that insist on the only open region are both removed",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    flee = { { "u1", "a1" }, { "u2", "a1" } },
    expect = { removed = { "u1", "u2" }, units = { u1 = false, u2 = false } },
}
