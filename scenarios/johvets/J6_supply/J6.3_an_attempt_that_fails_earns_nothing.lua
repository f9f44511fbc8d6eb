-- u1 went through to a2, and is gone from there by the end of Resolution.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "b1" } },
}

law.scenario {
    rule = "J6.3",
    name = "an attempt that fails earns nothing",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    flee = { { "u1", "a1" }, { "u2", "a3" } },
    expect = { control = { p1 = false, p2 = false }, actions = { red = 0, blue = 0 } },
}
