-- Three quarters of seven are 5.25.
local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = {
        { "p1", "a1" }, { "p2", "a1" }, { "p3", "a1" }, { "p4", "a1" }, { "p5", "a3" },
        { "p6", "a4" }, { "p7", "a4" },
    },
}

law.scenario {
    rule = "J6.2",
    name = "five of seven link points do not win",
    map = map,
    units = { { "u1", "red", "a2" } },
    control = { { "p1", "red" }, { "p2", "red" }, { "p3", "red" }, { "p4", "red" } },
    orders = { { "u1", "move a3" } },
    expect = { winners = {}, actions = { red = 1 } },
}
