-- The unit that links comes from another Age; what counts is where it goes.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.7",
    name = "a link is reinforced from a region next to its destination",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" }, { "u2", "reinforce u1 link b1" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: counted",
        strength = { u1 = 2 },
    },
}
