-- Generally it is the same as a Move: C, next to b1, reinforces it.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "I", "a1" }, { "II", "b1", "b2", "b3" } },
    adjacent = { { "b1", "b2" }, { "b1", "b3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.8",
    name = "a link with more units behind it pushes the occupant out",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "b1" }, { "C", "red", "b2" } },
    books = { { "p1", "a1" } },
    orders = { { "A", "link p1" }, { "C", "reinforce A link b1" } },
    expect = {
        A = "succeeded: strongest", B = "failed: displaced, displaced",
        units = { A = "b1", B = "b3" },
    },
}
