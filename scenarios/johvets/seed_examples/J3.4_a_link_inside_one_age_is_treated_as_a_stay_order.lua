-- And as a Stay it is reinforced by B and holds against C.
local law = require "lawspeaker"

local map = law.map {
    name = "one Age",
    ages = { { "I", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a1", "a3" } },
    link_points = { { "p1", "a4" } },
}

law.scenario {
    rule = "J3.4",
    name = "a link inside one Age is treated as a stay order",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "red", "a2" }, { "C", "blue", "a3" } },
    books = { { "p1", "a1" } },
    orders = { { "A", "link p1" }, { "B", "reinforce A stay" }, { "C", "move a1" } },
    expect = {
        A = "illegal: same_age", B = "succeeded: counted", C = "failed: occupied",
        strength = { A = 2 },
    },
}
