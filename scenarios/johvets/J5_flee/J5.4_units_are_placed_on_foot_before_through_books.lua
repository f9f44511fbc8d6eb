-- Age B comes first on the board, and still p1, which leads there, comes after a4.
local law = require "lawspeaker"

local map = law.map {
    name = "a star and another Age",
    ages = { { "B", "b1" }, { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "b1" }, { "p2", "a1" } },
}

law.scenario {
    rule = "J5.4",
    name = "units are placed on foot before through books",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a2" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    expect = { fled = { u2 = "a4" } },
}
