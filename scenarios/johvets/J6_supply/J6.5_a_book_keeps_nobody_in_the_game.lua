-- p3 is off its link point and nobody stands with it; blue controlled it while u2 stood there.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a1" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "b1" } },
}

law.scenario {
    rule = "J6.5",
    name = "a book keeps nobody in the game",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" }, { "u4", "red", "b1" },
    },
    books = { { "p3", "a2" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    expect = {
        removed = { "u2" },
        out = { "blue" },
        books = { p3 = "a2" },
    },
}
