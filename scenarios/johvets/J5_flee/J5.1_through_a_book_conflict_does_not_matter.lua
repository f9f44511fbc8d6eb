-- u4 and u5 tie over b1; it is empty, and that is enough.
local law = require "lawspeaker"

local map = law.map {
    name = "a star and another Age",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "b1", "b2" }, { "b1", "b3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J5.1",
    name = "through a book conflict does not matter",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "green", "b2" }, { "u5", "red", "b3" },
    },
    books = { { "p1", "a2" } },
    orders = {
        { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "move b1" },
        { "u5", "move b1" },
    },
    flee = { { "u2", { book = "p1" } } },
    expect = {
        u2 = "failed: displaced, displaced", u4 = "failed: tied", u5 = "failed: tied",
        conflicted = { "a2", "b1" },
        fled = { u2 = "b1" },
    },
}
