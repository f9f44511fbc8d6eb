-- Regions and books have names of their own: here a book is called a4, and lies in a2.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "a4", "b1" } },
}

law.scenario {
    rule = "J5.3",
    name = "a book of the same name as a region does not stand for it",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    books = { { "a4", "a2" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a4" } },
    expect = {
        u2 = "failed: displaced, displaced",
        fled = { u2 = "a4" },
        units = { u2 = "a4" },
    },
}
