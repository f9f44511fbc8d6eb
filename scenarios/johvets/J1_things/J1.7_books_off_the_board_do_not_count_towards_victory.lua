-- Four link points have two books on the board, and red stands on both: all of all books.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "b1" } },
}

law.scenario {
    rule = "J1.7",
    name = "books off the board do not count towards victory",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "blue", "a3" } },
    books = { { "p1", "a1" }, { "p2", "a2" } },
    orders = { { "u1", "stay" } },
    expect = {
        books = { p3 = false, p4 = false },
        winners = { "red" },
    },
}
