local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "b1" }, { "p3", "a3" }, { "p4", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "the id of a unit on the board is in use",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    control = { { "p2", "red" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit b1 as u2" } },
    expect = { unsupplied = { red = { "id_in_use" } } },
}
