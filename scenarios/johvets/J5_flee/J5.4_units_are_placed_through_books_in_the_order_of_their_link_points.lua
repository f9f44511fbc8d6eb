-- The map names p2 before p1; neither the books' order nor the regions' counts.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and another Age",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p2", "b2" }, { "p1", "b1" }, { "p3", "a1" } },
}

law.scenario {
    rule = "J5.4",
    name = "units are placed through books in the order of their link points",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a2" }, { "p2", "a2" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    expect = { fled = { u2 = "b2" } },
}
