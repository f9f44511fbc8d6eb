local law = require "lawspeaker"

local map = law.map {
    name = "a star and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.9",
    name = "a book comes along with a winning move",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "move a2 carry p1" }, { "u3", "reinforce u1 move a2" } },
    expect = {
        u1 = "succeeded: strongest",
        carried = { u1 = "p1" },
        books = { p1 = "a2" },
    },
}
