local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a3" }, { "p4", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "nothing is supplied in a region that does not exist",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit nowhere as u5", "book nowhere as p9" } },
    expect = { unsupplied = { red = { "unknown_region", "unknown_region" } }, supplied = {} },
}
