local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a1", "a2" } },
    link_points = {
        { "p1", "a2" }, { "p2", "a2" }, { "p4", "b1" }, { "p5", "b2" }, { "p7", "b3" },
        { "p8", "b3" }, { "p9", "b3" },
    },
}

law.scenario {
    rule = "J6.4",
    name = "an id made up by itself is in use as well",
    map = map,
    units = { { "u1", "red", "a1" } },
    control = { { "p4", "red" }, { "p5", "red" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit b1", "unit b2 as u:1" } },
    expect = { supplied = { red = { "unit b1 as u:1" } }, unsupplied = { red = { "id_in_use" } } },
}
