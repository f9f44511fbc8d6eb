-- p2 came through to b1 with u1 and now leads on to c1: no region next to b1 is open.
local law = require "lawspeaker"

local map = law.map {
    name = "three Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" }, { "C", "c1" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "c1" } },
}

law.scenario {
    rule = "J4.9",
    name = "a book left behind by a failed link is there to flee through",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "b1" }, { "u3", "blue", "b2" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    orders = { { "u1", "link p1 carry p2" } },
    flee = { { "u1", { book = "p2" } } },
    expect = {
        u1 = "failed: occupied, displaced",
        fled = { u1 = "c1" },
        books = { p2 = "b1" },
    },
}
