-- It is the same Age, too.
local law = require "lawspeaker"

local map = law.map {
    name = "one Age",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a1" } },
}

law.scenario {
    rule = "J3.4",
    name = "a link to the region where the unit stands is illegal",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" } },
    expect = {
        u1 = "illegal: same_age",
        units = { u1 = "a1" },
    },
}
