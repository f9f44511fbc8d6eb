-- Of the three in b1 only p2 was red's. The other two are not taken: no action is earned for them.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" } },
    link_points = {
        { "p1", "a2" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "b1" }, { "p5", "b2" },
        { "p6", "b2" },
    },
}

law.scenario {
    rule = "J6.4",
    name = "a unit added controls all link points of its region at once",
    map = map,
    players = { "red", "blue" },
    units = { { "u1", "red", "a1" } },
    control = { { "p2", "red" }, { "p3", "blue" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit b1 as u5", "book b1 as p9" } },
    expect = {
        actions = { red = 1 },
        supplied = { red = { "unit b1 as u5" } },
        unsupplied = { red = { "none_left" } },
        control = { p2 = "red", p3 = "red", p4 = "red", p5 = false },
    },
}
