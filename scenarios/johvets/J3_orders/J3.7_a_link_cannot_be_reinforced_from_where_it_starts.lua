-- u2 is next to the unit that links, not to the region that it links to.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.7",
    name = "a link cannot be reinforced from where it starts",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" }, { "u2", "reinforce u1 link b1" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "illegal: not_adjacent",
        strength = { u1 = 1 },
    },
}
