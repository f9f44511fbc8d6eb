-- The book used remains where it was; of the two others the order says which one to carry.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "I", "a1" }, { "II", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b2" }, { "p3", "b2" } },
}

law.scenario {
    rule = "J3.5",
    name = "a unit links and takes another book with it",
    map = map,
    units = { { "A", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "a1" } },
    orders = { { "A", "link p1 carry p2" } },
    expect = {
        A = "succeeded: unopposed",
        carried = { A = "p2" },
        units = { A = "b1" },
        books = { p1 = "a1", p2 = "b1", p3 = "a1" },
    },
}
