-- Red holds sixteen in a1 and takes p17; three quarters of 23 are 17.25.
local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = {
        { "p1", "a1" }, { "p2", "a1" }, { "p3", "a1" }, { "p4", "a1" }, { "p5", "a1" },
        { "p6", "a1" }, { "p7", "a1" }, { "p8", "a1" }, { "p9", "a1" }, { "p10", "a1" },
        { "p11", "a1" }, { "p12", "a1" }, { "p13", "a1" }, { "p14", "a1" }, { "p15", "a1" },
        { "p16", "a1" }, { "p17", "a3" }, { "p18", "a4" }, { "p19", "a4" }, { "p20", "a4" },
        { "p21", "a4" }, { "p22", "a4" }, { "p23", "a4" },
    },
}

law.scenario {
    rule = "J6.2",
    name = "seventeen of twenty-three link points do not win",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" } },
    orders = { { "u2", "move a3" } },
    expect = { winners = {}, actions = { red = 1 } },
}
