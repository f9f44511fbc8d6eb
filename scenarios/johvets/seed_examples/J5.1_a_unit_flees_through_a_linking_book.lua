-- There is no open region next to a2: a1 is controlled by red. The book stays where it is.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "I", "a1", "a2", "a4" }, { "II", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a4" } },
    link_points = { { "p1", "b1" }, { "p2", "a1" } },
}

law.scenario {
    rule = "J5.1",
    name = "a unit flees through a linking book",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "a2" }, { "C", "red", "a4" } },
    books = { { "p1", "a2" } },
    orders = { { "A", "move a2" }, { "C", "reinforce A move a2" } },
    flee = { { "B", { book = "p1" } } },
    expect = {
        B = "failed: displaced, displaced",
        fled = { B = "b1" },
        books = { p1 = "a2" },
    },
}
