-- There is no other place to flee to, so it is removed from the game.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "I", "a1", "a2", "a4" }, { "II", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a4" } },
    link_points = { { "p1", "b1" }, { "p2", "a1" } },
}

law.scenario {
    rule = "J5.5",
    name = "a unit whose link-in point is occupied cannot flee through the book",
    map = map,
    units = {
        { "A", "red", "a1" }, { "B", "blue", "a2" }, { "C", "red", "a4" }, { "D", "blue", "b1" },
    },
    books = { { "p1", "a2" } },
    orders = { { "A", "move a2" }, { "C", "reinforce A move a2" } },
    flee = { { "B", { book = "p1" } } },
    expect = {
        B = "failed: displaced, displaced",
        removed = { "B" },
        units = { B = false },
        books = { p1 = "a2" },
    },
}
