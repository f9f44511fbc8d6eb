-- p1 leads to a5, which is empty and in u2's own Age.
local law = require "lawspeaker"

local map = law.map {
    name = "a star and a region apart",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a5" } },
}

law.scenario {
    rule = "J5.1",
    name = "a unit cannot flee through a book inside one Age",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a2" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", { book = "p1" }, "a4" } },
    expect = { u2 = "failed: displaced, displaced", fled = { u2 = "a4" } },
}
