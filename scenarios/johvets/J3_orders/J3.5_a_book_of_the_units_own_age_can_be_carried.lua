-- p2 could not be linked through from a1; carrying it is another matter.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "b1" }, { "p2", "a2" } },
}

law.scenario {
    rule = "J3.5",
    name = "a book of the unit's own Age can be carried",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    orders = { { "u1", "link p1 carry p2" } },
    expect = {
        u1 = "succeeded: unopposed",
        carried = { u1 = "p2" },
        books = { p1 = "a1", p2 = "b1" },
    },
}
