local law = require "lawspeaker"

local map = law.map {
    name = "a star and another Age",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J5.1",
    name = "a unit cannot flee through a book to where a unit stands",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "b1" },
    },
    books = { { "p1", "a2" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", { book = "p1" }, "a1" } },
    expect = { u2 = "failed: displaced, displaced", fled = { u2 = "a1" } },
}
