-- u3 leaves its book behind in a3: link points remember who came last, books do not. Two of four
-- are no victory.
local law = require "lawspeaker"

local map = law.map {
    name = "a row with a side and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a3", "a5" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "b1" } },
}

law.scenario {
    rule = "J1.6",
    name = "a book is not controlled by who stood there last",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" }, { "u4", "blue", "a4" },
    },
    books = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "a3" }, { "p4", "a4" } },
    orders = { { "u3", "move a5" } },
    expect = {
        u3 = "succeeded: unopposed",
        books = { p3 = "a3" },
        winners = {},
    },
}
