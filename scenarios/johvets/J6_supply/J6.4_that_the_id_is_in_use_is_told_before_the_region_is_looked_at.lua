-- a2 is occupied by u1 itself; in a3 nobody stands.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a3" }, { "p4", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "that the id is in use is told before the region is looked at",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit a2 as u1", "book a3 as p1" } },
    expect = { unsupplied = { red = { "id_in_use", "id_in_use" } } },
}
