-- u1 went through to b1 and was pushed out of it by the unit that holds it: control of p1 is as
-- before.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "a1" } },
}

law.scenario {
    rule = "J1.6",
    name = "a link that fails has not occupied the region",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "b1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" } },
    expect = {
        u1 = "failed: occupied, displaced",
        fled = { u1 = "b2" },
        control = { p1 = "blue" },
        actions = { red = 0, blue = 0 },
    },
}
