-- The second action takes u:1 by itself, so the third cannot have it.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2", "b3", "b4" } },
    adjacent = { { "a1", "a2" } },
    link_points = {
        { "p1", "a2" }, { "p2", "a2" }, { "p3", "a2" }, { "p4", "b1" }, { "p5", "b2" },
        { "p6", "b3" }, { "p7", "b4" }, { "p8", "b4" }, { "p9", "b4" },
    },
}

law.scenario {
    rule = "J6.4",
    name = "an id given a moment ago is in use",
    map = map,
    units = { { "u1", "red", "a1" } },
    control = { { "p4", "red" }, { "p5", "red" }, { "p6", "red" } },
    players = { "red" },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit b1 as u5", "unit b2 as u5", "unit b3" } },
    expect = {
        actions = { red = 3 },
        supplied = { red = { "unit b1 as u5", "unit b3 as u:1" } },
        unsupplied = { red = { "id_in_use" } },
    },
}
