-- u1 wanted to take p2 along. It lies in a2 now, where u1 flees from (J4.9), and leads back to b2.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a2" }, { "p2", "b2" } },
}

law.scenario {
    rule = "J5.1",
    name = "a unit flees through the very book that its failed link left",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "a2" } },
    books = { { "p1", "b1" }, { "p2", "b1" } },
    orders = { { "u1", "link p1 carry p2" } },
    flee = { { "u1", { book = "p2" }, "a1" } },
    expect = {
        u1 = "failed: occupied, displaced",
        books = { p1 = "b1", p2 = "a2" },
        fled = { u1 = "b2" },
    },
}
